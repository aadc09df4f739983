import { ownerClient } from '#server/db/connect.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { makeBlobs } from '#server/files/make-files.ts'
import { holdRemovals } from '#server/files/remove-files.ts'
import { tryLock } from '#server/jobs/one-at-a-time.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { writeUnfinished } from './backup-folder.ts'
import type { Totals } from './records.ts'
import { sealBackup } from './sealed-backup.ts'
import { snapshotRecords } from './snapshot.ts'
import { settle } from './tables.ts'

/** Writes a snapshot of everything into the folder, encrypted and without its final name, while the servers keep running. */
export async function makeBackup(
  { config, keys, stop }: Operation,
  folder: string,
  takenAt: Date,
): Promise<{ unfinished: string; totals: Totals }> {
  const { place, close } = await visitDatabase(config)
  const client = ownerClient(place)
  try {
    await client.connect()
    await settle(client)
    if (!(await tryLock(client, 'backup'))) throw new StartupError('Outra cópia está sendo feita neste momento.')
    // Blocked before the snapshot, so that every file it names still exists when it is copied.
    await holdRemovals(client)
    const totals: Totals = { tables: 0, rows: 0, files: 0, missing: 0, bytes: 0 }
    const records = snapshotRecords({ client, blobs: makeBlobs(config), takenAt, stop }, totals)
    return { unfinished: await writeUnfinished(folder, takenAt, sealBackup(keys, records)), totals }
  } finally {
    await client.end()
    await close()
  }
}
