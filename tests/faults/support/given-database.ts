import { join } from 'node:path'
import { APP_ROLE, READER_ROLE } from '#server/db/connect.ts'
import { type Cluster, type ClusterOptions, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { newAppKey } from '#server/keys/keys.ts'

export type GivenDatabase = {
  /** The options with which the cluster was started, for tests that stop and restart it. */
  options: ClusterOptions
  cluster: Cluster
  url: string
  /** Environment variables of a server that uses this database. */
  env: Logins & { APP_KEY: string }
}

/** The URL of a database on a socket, by default as the owner of the cluster. */
export const urlOf = (host: string, database = 'travessia', user = 'travessia_owner'): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`

type Logins = { DATABASE_URL: string; DATABASE_READER_URL: string; DATABASE_OWNER_URL: string }
/** The three logins of a server, as docs/operations.md sets them up. */
export const loginsOf = (host: string, owner?: string, database?: string): Logins => ({
  DATABASE_URL: urlOf(host, database, APP_ROLE),
  DATABASE_READER_URL: urlOf(host, database, READER_ROLE),
  DATABASE_OWNER_URL: urlOf(host, database, owner),
})

/** A database that no server manages, given by DATABASE_URL; the caller stops it. */
export async function startGivenDatabase(
  folder: string,
  more: Partial<ClusterOptions> = {},
  database = 'travessia',
): Promise<GivenDatabase> {
  const options = { dir: join(folder, 'pg'), ...more }
  const cluster = await startCluster(options)
  await ensureDatabase(cluster, database)
  const url = urlOf(cluster.host, database)
  return { options, cluster, url, env: { ...loginsOf(cluster.host, undefined, database), APP_KEY: newAppKey() } }
}
