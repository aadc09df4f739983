import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { type DatabasePlace, ownerClient } from './connect.ts'
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

/** What an operator needs to hear of the database. */
export type DatabaseLog = { warn(about: object, message: string): void }

async function given(url: string): Promise<OpenedDatabase> {
  const client = ownerClient({ url })
  try {
    await client.connect().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || ('code' in error ? error.code : error.name) : error
      throw new StartupError(`O banco de dados de DATABASE_URL não responde: ${reason}`, { cause: error })
    })
  } finally {
    await client.end()
  }
  return { place: { url }, moved: undefined, close: async () => undefined }
}

/** The server given by DATABASE_URL, or our own under the data folder, which then belongs to this process alone. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<OpenedDatabase> {
  if (config.databaseUrl) return given(config.databaseUrl)
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
