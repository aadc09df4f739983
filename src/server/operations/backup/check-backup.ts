import { migrationNames } from '#server/db/migration-file.ts'
import type { Backup } from './load-backup.ts'
import { newer, readBackup } from './read-backup.ts'
import type { RecordOf, Totals } from './records.ts'
import { damaged } from './sealed-backup.ts'

/** Reads a backup to its end before anything is done with it: what is cut off, changed or too new is refused here. */
export async function checkBackup(
  { keys, path }: Backup,
  stop: AbortSignal,
): Promise<RecordOf<'backup'> & { totals: Totals }> {
  let first: RecordOf<'backup'> | undefined
  let totals: Totals | undefined
  for await (const entry of readBackup(keys, path)) {
    stop.throwIfAborted()
    if (entry.kind === 'backup') {
      const known = migrationNames()
      if (entry.migrations.some((name) => !known.includes(name))) throw newer(path)
      first = entry
    }
    if (entry.kind === 'end') totals = entry
  }
  if (!first || !totals) throw damaged(path)
  return { ...first, totals }
}
