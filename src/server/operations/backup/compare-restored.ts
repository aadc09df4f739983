import { isDeepStrictEqual } from 'node:util'
import { ownerClient } from '#server/db/connect.ts'
import { FileMissing } from '#server/files/files.ts'
import { StartupError } from '#server/start/startup-error.ts'
import type { Backup, Target } from './load-backup.ts'
import { readBackup } from './read-backup.ts'
import { makeFileSum, makeRowSum, summed } from './sums.ts'
import { nameOf, rowsOut, settle } from './tables.ts'

const differs = (what: string): StartupError =>
  new StartupError(`A cópia não passou na verificação: ${what} não é igual depois de restaurada.`)

function noneWhenMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}

/** Reads back every table and every file, and compares them with the sums in the backup. */
export async function compareRestored(
  { keys, path }: Backup,
  { place, blobs }: Target,
  stop: AbortSignal,
): Promise<void> {
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
        const restored = await blobs.get(entry.key).then((content) => summed(makeFileSum(), content), noneWhenMissing)
        await summed(makeFileSum(), entry.content)
        if (!isDeepStrictEqual(restored, entry.end())) throw differs(`o arquivo ${entry.key}`)
      }
    }
  } finally {
    await client.end()
  }
}
