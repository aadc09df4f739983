import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { analyseFilled } from '#server/db/analyse-filled.ts'
import { type DatabaseLog, openDatabase } from '#server/db/open-database.ts'
import { makeBlobs } from '#server/files/make-files.ts'
import type { Operation } from '#server/operations/operation.ts'
import { checkBackup } from './check-backup.ts'
import { loadBackup } from './load-backup.ts'
import type { RecordOf, Totals } from './records.ts'

export type Restored = RecordOf<'backup'> & { totals: Totals; hasErasuresLog: boolean }

/** Fills the configured, empty database and store; the next start of a server applies newer migrations and repeats erasures. */
export async function restoreBackup(
  { config, keys, stop }: Operation,
  path: string,
  log: DatabaseLog,
): Promise<Restored> {
  const backup = { keys, path }
  const checked = await checkBackup(backup, stop)
  const database = await openDatabase(config, log)
  try {
    const target = { place: database.place, blobs: makeBlobs(config) }
    // A session that ended after the backup must not become valid again, so all people have to sign in again.
    await loadBackup(backup, target, stop, (client) => client.query('delete from sessions'))
    await analyseFilled(database.place)
  } finally {
    await database.close()
  }
  return { ...checked, hasErasuresLog: existsSync(join(config.dataDir, 'erasures.log')) }
}
