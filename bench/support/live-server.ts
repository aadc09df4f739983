import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownerClient } from '#server/db/connect.ts'
import { ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { loadReference } from '#server/reference/load-reference.ts'
import { answered, freePort, startNode, stopNode } from './processes.ts'
import { seedTalks } from './seed-talks.ts'

/** Starts the server on a fresh database with customers, agents and their conversations. */
export async function startLiveServer(count: { customers: number; agents: number }) {
  const dir = resolve('.data/bench-live')
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o755)
  const cluster = await startCluster({ dir: `${dir}/postgres` })
  const place = { socket: cluster.host, owner: cluster.owner, database: 'bench_live' }
  let app: ChildProcess | undefined
  const stop = async () => {
    if (app) await stopNode(app)
    await cluster.stop()
  }
  try {
    const admin = ownerClient({ ...place, database: 'postgres' })
    await admin.connect()
    await admin.query('drop database if exists bench_live with (force)')
    await admin.end()
    await ensureDatabase(cluster, place.database)
    await migrate(place)
    const owner = ownerClient(place)
    await owner.connect()
    await loadReference(owner)
    const appKey = newAppKey()
    const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
    const talks = await seedTalks(owner, secret, count)
    await owner.end()
    const port = await freePort()
    const url = `postgres://${cluster.owner}@localhost/${place.database}?host=${encodeURIComponent(cluster.host)}`
    const env = { PORT: String(port), DATABASE_URL: url, APP_KEY: appKey, DATA_DIR: `${dir}/app`, DEMO: '0' }
    app = startNode('src/server/main.ts', { ...env, API_ONLY: '1', LOG_LEVEL: 'info' })
    await answered(`http://127.0.0.1:${port}/readyz`)
    return { port, talks, place, pid: app.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
