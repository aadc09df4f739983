import { ownerClient } from '#server/db/connect.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { makeBlobs } from '#server/files/make-files.ts'
import { holdRemovals } from '#server/files/remove-files.ts'
import { takeTurn } from '#server/jobs/one-at-a-time.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { writeUnfinished } from './backup-folder.ts'
import type { Totals } from './records.ts'
import { sealBackup } from './sealed-backup.ts'
import { snapshotRecords } from './snapshot.ts'
import { settle } from './tables.ts'

/** Writes everything of one moment into the folder, encrypted and without a name yet, while the servers go on. */
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
    if (!(await takeTurn(client, 'backup'))) throw new StartupError('Outra cópia está sendo feita neste momento.')
    // Before the snapshot: whatever it names is then still there when its turn comes.
    await holdRemovals(client)
    const totals: Totals = { tables: 0, rows: 0, files: 0, missing: 0, bytes: 0 }
    const records = snapshotRecords({ client, blobs: makeBlobs(config), takenAt, stop }, totals)
    return { unfinished: await writeUnfinished(folder, takenAt, sealBackup(keys, records)), totals }
  } finally {
    await client.end()
    await close()
  }
}
