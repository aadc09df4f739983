import { join } from 'node:path'
import type { Operation } from '#server/operations/operation.ts'
import { checkBackup } from './check-backup.ts'
import { compareRestored } from './compare-restored.ts'
import { loadBackup } from './load-backup.ts'
import type { Totals } from './records.ts'
import { openTemporaryPlace } from './temporary-place.ts'

/** Proves a backup by restoring it into a temporary database and store, which are removed afterwards. */
export async function verifyBackup({ config, keys, stop }: Operation, path: string): Promise<Totals> {
  const backup = { keys, path }
  const { totals } = await checkBackup(backup, stop)
  const place = await openTemporaryPlace(join(config.dataDir, 'verify'))
  try {
    await loadBackup(backup, place, stop)
    await compareRestored(backup, place, stop)
    return totals
  } finally {
    await place.close()
  }
}
