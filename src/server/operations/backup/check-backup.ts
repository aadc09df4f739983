import { mayFollow, migrationNames, unknownOf } from '#server/db/migration-file.ts'
import type { Backup } from './load-backup.ts'
import { newer, older, readBackup } from './read-backup.ts'
import type { RecordOf, Totals } from './records.ts'
import { damaged } from './sealed-backup.ts'

/** Reads a whole backup before it is used, and refuses one that is cut off, changed or too new. */
export async function checkBackup(
  { keys, path }: Backup,
  stop: AbortSignal,
): Promise<RecordOf<'backup'> & { totals: Totals }> {
  let first: RecordOf<'backup'> | undefined
  let totals: Totals | undefined
  for await (const entry of readBackup(keys, path)) {
    stop.throwIfAborted()
    if (entry.kind === 'backup') {
      const applied = entry.migrations.map((name) => ({ name }))
      if (unknownOf(applied, migrationNames()).length > 0) throw newer(path)
      if (!mayFollow(entry.migrations)) throw older(path)
      first = entry
    }
    if (entry.kind === 'end') totals = entry
  }
  if (!first || !totals) throw damaged(path)
  return { ...first, totals }
}
