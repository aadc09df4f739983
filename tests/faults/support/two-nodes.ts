import { join } from 'node:path'
import { type GivenDatabase, startGivenDatabase } from './given-database.ts'
import type { scratchServers } from './scratch-servers.ts'
import type { ServerProcess } from './server-process.ts'

export type Pair = Omit<GivenDatabase, 'env'> & {
  /** The environment that both nodes share. */
  env: Record<string, string>
  nodes: [ServerProcess, ServerProcess]
}

/** Starts two nodes at once on one empty database; the caller stops the nodes and the cluster. */
export async function startTwoNodes(
  here: ReturnType<typeof scratchServers>,
  more: Record<string, string> = {},
): Promise<Pair> {
  const given = await startGivenDatabase(here.folder)
  const env = { ...given.env, ...more }
  const [a, b] = await Promise.all(['a', 'b'].map((n) => here.spawn({ ...env, DATA_DIR: join(here.folder, n) })))
  if (!a || !b) throw new Error('no nodes')
  const ready = await Promise.all([a, b].map((node) => node.ready()))
  console.log(`two nodes migrated one empty database at once, ready after ${ready.join(' and ')} ms`)
  return { ...given, env, nodes: [a, b] }
}
