import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { type DatabasePlace, type GivenAddresses, givenPlace } from './connect.ts'
import { holdFolder, startCluster } from './embedded/start-cluster.ts'
import { DATABASE } from './open-database.ts'

export type VisitedDatabase = { place: DatabasePlace; close(): Promise<void> }

/**
 * The configured database, for a command that runs beside the server. `close` stops the embedded cluster only if it was started
 * here and no server has started to use it meanwhile.
 */
export async function visitDatabase({
  dataDir,
  ...addresses
}: GivenAddresses & Pick<Config, 'dataDir'>): Promise<VisitedDatabase> {
  const place = givenPlace(addresses)
  if (place) return { place, close: async () => undefined }
  const dir = join(dataDir, 'postgres')
  if (!existsSync(dir)) throw new StartupError(`Não há banco de dados em ${dataDir}.`)
  const cluster = await startCluster({ dir })
  const close = async () => {
    const hold = cluster.adopted ? undefined : await holdFolder(cluster)
    if (!hold) return
    await hold.release()
    await cluster.stop()
  }
  return { place: { socket: cluster.host, owner: cluster.owner, database: DATABASE }, close }
}
