import type { ChildProcess } from 'node:child_process'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { freshDatabase, placeOf, startApp, startBenchCluster } from './bench-cluster.ts'
import { stopNode } from './processes.ts'
import { seedTalks } from './seed-talks.ts'

const DATABASE = 'bench_live'

/** Starts the server on a fresh database with customers, agents and their conversations. */
export async function startLiveServer(count: { customers: number; agents: number }) {
  const { dir, cluster } = await startBenchCluster('bench-live', { track_commit_timestamp: 'on' })
  let app: ChildProcess | undefined
  const stop = async () => {
    if (app) await stopNode(app)
    await cluster.stop()
  }
  try {
    const owner = await freshDatabase(cluster, DATABASE)
    const appKey = newAppKey()
    const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
    const talks = await seedTalks(owner, secret, count)
    await owner.end()
    const started = await startApp({ cluster, database: DATABASE, appKey, dir })
    app = started.child
    return { port: started.port, talks, place: placeOf(cluster, DATABASE), pid: started.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
