import { join } from 'node:path'
import { APP_ROLE, READER_ROLE } from '#server/db/connect.ts'
import { type Cluster, type ClusterOptions, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { newAppKey } from '#server/keys/keys.ts'

export type GivenDatabase = {
  /** How the cluster was started, for tests that stop it and start it again. */
  options: ClusterOptions
  cluster: Cluster
  url: string
  /** What a server needs to use it. */
  env: Logins & { APP_KEY: string }
}

/** The address of a database on a socket, as the owner of the cluster. */
export const urlOf = (host: string, database = 'travessia', user = 'travessia_owner'): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`

type Logins = { DATABASE_URL: string; DATABASE_READER_URL: string; DATABASE_OWNER_URL: string }
/** The three logins of a server, as the guide gives them. */
export const loginsOf = (host: string, owner?: string, database?: string): Logins => ({
  DATABASE_URL: urlOf(host, database, APP_ROLE),
  DATABASE_READER_URL: urlOf(host, database, READER_ROLE),
  DATABASE_OWNER_URL: urlOf(host, database, owner),
})

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
  return { options, cluster, url, env: { ...loginsOf(cluster.host, undefined, database), APP_KEY: newAppKey() } }
}
