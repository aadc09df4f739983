import { join } from 'node:path'
import { type Cluster, type ClusterOptions, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { newAppKey } from '#server/keys/keys.ts'
import type { scratchServers } from './scratch-servers.ts'
import type { ServerProcess } from './server-process.ts'

export type Pair = {
  /** How the cluster was started, for tests that stop it and start it again. */
  options: ClusterOptions
  cluster: Cluster
  url: string
  /** The environment that both nodes share. */
  env: Record<string, string>
  nodes: [ServerProcess, ServerProcess]
}

/** Starts two nodes at once on one empty database; whoever asks for them stops them and the cluster. */
export async function startTwoNodes(
  here: ReturnType<typeof scratchServers>,
  more: Record<string, string> = {},
): Promise<Pair> {
  const options = { dir: join(here.folder, 'pg') }
  const cluster = await startCluster(options)
  await ensureDatabase(cluster, 'travessia')
  const url = `postgres://travessia_owner@localhost/travessia?host=${encodeURIComponent(cluster.host)}`
  const env = { DATABASE_URL: url, APP_KEY: newAppKey(), ...more }
  const [a, b] = await Promise.all(['a', 'b'].map((n) => here.spawn({ ...env, DATA_DIR: join(here.folder, n) })))
  if (!a || !b) throw new Error('no nodes')
  const ready = await Promise.all([a, b].map((node) => node.ready()))
  console.log(`two nodes migrated one empty database at once, ready after ${ready.join(' and ')} ms`)
  return { options, cluster, url, env, nodes: [a, b] }
}
