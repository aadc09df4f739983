import { connect, ownerClient } from '#server/db/connect.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import type { ServerFeature } from '#server/feature.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { type Keys, keyId } from '#server/keys/keys.ts'
import type { Operation } from '#server/operations/operation.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { rewrapFiles } from './rewrap-files.ts'
import { resealColumn } from './sealed-column.ts'
import { newTally, type Tally } from './tally.ts'

/** Counts for `files`, and for each sealed column that features name. */
export type Rotated = Readonly<Record<string, Tally>>

function requireTwoKeys(keys: Keys): void {
  const previous = keys.previous('files')
  if (!previous)
    throw new StartupError('Defina a chave nova em APP_KEY e a anterior em APP_KEY_PREVIOUS (docs/operations.md).')
  if (keyId(previous).equals(keyId(keys.derive('files'))))
    throw new StartupError('APP_KEY e APP_KEY_PREVIOUS são a mesma chave: não há o que trocar.')
}

/**
 * Seals with the current key everything that is still sealed with the previous one (S44), while servers that know both keys keep
 * running. It can be interrupted and run again: values that are already current are only counted.
 */
export async function rotateKeys(
  { config, keys, stop }: Operation,
  features: readonly ServerFeature[],
): Promise<Rotated> {
  requireTwoKeys(keys)
  const { place, close } = await visitDatabase(config)
  const client = ownerClient(place)
  const { pool, db } = connect(place, { max: 1, report: () => undefined })
  try {
    await client.connect()
    const rotated: Record<string, Tally> = {
      files: await rewrapFiles({ db, client, files: makeFiles(config, keys), stop }),
    }
    for (const [kind, columns] of features.flatMap(({ sealed = {} }) => Object.entries(sealed))) {
      const tally = newTally()
      for (const column of columns) await resealColumn({ db, keys, stop }, column, tally)
      rotated[kind] = tally
    }
    return rotated
  } finally {
    await client.end()
    await pool.end()
    await close()
  }
}
