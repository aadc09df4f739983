import { connect, ownerClient } from '#server/db/connect.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { type Keys, keyId } from '#server/keys/keys.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { rewrapFiles } from './rewrap-files.ts'
import { resealColumn, sealedColumns } from './sealed-columns.ts'
import { newTally, type Tally } from './tally.ts'

export type Rotated = Record<keyof typeof sealedColumns | 'files', Tally>

function requireTwoKeys(keys: Keys): void {
  const previous = keys.previous('files')
  if (!previous)
    throw new StartupError('Defina a chave nova em APP_KEY e a anterior em APP_KEY_PREVIOUS (docs/operations.md).')
  if (keyId(previous).equals(keyId(keys.derive('files'))))
    throw new StartupError('APP_KEY e APP_KEY_PREVIOUS são a mesma chave: não há o que trocar.')
}

/**
 * Seals everything with the current key that is still sealed with the previous one (S44), while servers that know both keys go
 * on. It can be interrupted and run again: what is done stays done and is only counted.
 */
export async function rotateKeys({ config, keys, stop }: Operation): Promise<Rotated> {
  requireTwoKeys(keys)
  const { place, close } = await visitDatabase(config)
  const client = ownerClient(place)
  const { pool, db } = connect(place, { max: 1, report: () => undefined })
  try {
    await client.connect()
    const rotated: Rotated = {
      files: await rewrapFiles({ db, client, files: makeFiles(config, keys), stop }),
      twoFactors: newTally(),
      paymentKeys: newTally(),
      identityNumbers: newTally(),
    }
    for (const kind of ['twoFactors', 'paymentKeys', 'identityNumbers'] as const)
      for (const column of sealedColumns[kind]) await resealColumn({ db, keys, stop }, column, rotated[kind])
    return rotated
  } finally {
    await client.end()
    await pool.end()
    await close()
  }
}
