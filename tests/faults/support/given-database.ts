import { join } from 'node:path'
import { type Cluster, type ClusterOptions, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { newAppKey } from '#server/keys/keys.ts'

export type GivenDatabase = {
  /** How the cluster was started, for tests that stop it and start it again. */
  options: ClusterOptions
  cluster: Cluster
  url: string
  /** What a server needs to use it. */
  env: { DATABASE_URL: string; APP_KEY: string }
}

/** The address of a database on a socket, as the owner of the cluster. */
export const urlOf = (host: string, database = 'travessia'): string =>
  `postgres://travessia_owner@localhost/${database}?host=${encodeURIComponent(host)}`

/** A database that no server looks after: it is given by DATABASE_URL, and whoever asks for it stops it. */
export async function startGivenDatabase(
  folder: string,
  more: Partial<ClusterOptions> = {},
  database = 'travessia',
): Promise<GivenDatabase> {
  const options = { dir: join(folder, 'pg'), ...more }
  const cluster = await startCluster(options)
  await ensureDatabase(cluster, database)
  const url = urlOf(cluster.host, database)
  return { options, cluster, url, env: { DATABASE_URL: url, APP_KEY: newAppKey() } }
}
