import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { answering } from './answering.ts'
import { APP_ROLE, type DatabasePlace, type GivenAddresses, givenPlace, ownerClient } from './connect.ts'
import { keepCluster } from './embedded/keep-cluster.ts'
import { ensureDatabase, holdFolder, startCluster } from './embedded/start-cluster.ts'

/** The name of the product's database in the embedded cluster. */
export const DATABASE = 'travessia'

export type OpenedDatabase = {
  place: DatabasePlace
  /** Where the rows are, when not under the data folder. */
  moved: string | undefined
  close(): Promise<void>
}

/** Warnings about the database for the operator. */
export type DatabaseLog = { warn(about: object, message: string): void }

async function given(place: Extract<DatabasePlace, { url: string }>): Promise<OpenedDatabase> {
  const { name } = await answering(ownerClient(place), place.logins ? 'DATABASE_OWNER_URL' : 'DATABASE_URL')
  if (name === APP_ROLE)
    throw new StartupError(`DATABASE_URL entra como ${APP_ROLE}: faltam DATABASE_READER_URL e DATABASE_OWNER_URL.`)
  return { place, moved: undefined, close: async () => undefined }
}

/** The server given by DATABASE_URL, or the embedded one under the data folder, which this process then locks for itself. */
export async function openDatabase(
  config: GivenAddresses & Pick<Config, 'dataDir'>,
  log: DatabaseLog,
): Promise<OpenedDatabase> {
  const place = givenPlace(config)
  if (place) return given(place)
  const options = { dir: join(config.dataDir, 'postgres') }
  const cluster = await startCluster(options)
  const hold = await holdFolder(cluster)
  // Another process holds the folder and works with the database, so the cluster is not stopped here.
  if (!hold)
    throw new StartupError(
      `Outro servidor já usa a pasta de dados ${config.dataDir}. Pare-o ou escolha outra com DATA_DIR.`,
    )
  const kept = keepCluster(cluster, options, (restart) =>
    log.warn(restart, 'pid' in restart ? 'database had died and was started again' : 'database does not start'),
  )
  const close = async () => {
    await hold.release()
    await kept.stop()
  }
  try {
    await ensureDatabase(cluster, DATABASE)
  } catch (error) {
    await close()
    throw error
  }
  return { place: { socket: cluster.host, owner: cluster.owner, database: DATABASE }, moved: cluster.moved, close }
}
