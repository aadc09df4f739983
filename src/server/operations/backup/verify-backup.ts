import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ownerClient } from '#server/db/connect.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { checkBackup } from './check-backup.ts'
import { type Backup, loadBackup, type Target } from './load-backup.ts'
import { readBackup } from './read-backup.ts'
import type { Totals } from './records.ts'
import { makeFileSum, makeRowSum, summed } from './sums.ts'
import { nameOf, rowsOut, settle } from './tables.ts'
import { openTemporaryPlace } from './temporary-place.ts'

const differs = (what: string): StartupError =>
  new StartupError(`A cópia não passou na verificação: ${what} não é igual depois de restaurada.`)

/** Reads back every table and every file, and compares them with what the backup says of them. */
async function compare({ keys, path }: Backup, { place, blobs }: Target, stop: AbortSignal): Promise<void> {
  const client = ownerClient(place)
  try {
    await client.connect()
    await settle(client)
    for await (const entry of readBackup(keys, path)) {
      stop.throwIfAborted()
      if (entry.kind === 'table') {
        const restored = await summed(makeRowSum(), rowsOut(client, entry.table))
        await summed(makeRowSum(), entry.rows)
        if (!isDeepStrictEqual(restored, entry.end())) throw differs(`a tabela ${nameOf(entry.table)}`)
      }
      if (entry.kind === 'file') {
        const restored = await summed(makeFileSum(), await blobs.get(entry.key))
        await summed(makeFileSum(), entry.content)
        if (!isDeepStrictEqual(restored, entry.end())) throw differs(`o arquivo ${entry.key}`)
      }
    }
  } finally {
    await client.end()
  }
}

/** Proves a backup by restoring it into an empty place of its own; nothing of that is left afterwards. */
export async function verifyBackup({ config, keys, stop }: Operation, path: string): Promise<Totals> {
  const backup = { keys, path }
  const { totals } = await checkBackup(backup, stop)
  const place = await openTemporaryPlace(join(config.dataDir, 'verify'))
  try {
    await loadBackup(backup, place, stop)
    await compare(backup, place, stop)
    return totals
  } finally {
    await place.close()
  }
}
