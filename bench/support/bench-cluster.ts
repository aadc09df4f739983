import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { loadReference } from '#reference/load-reference.ts'
import { ownerClient } from '#server/db/connect.ts'
import { type Cluster, ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { answered, freePort, startNode, stopNode } from './processes.ts'

/** An embedded database server of its own below `.data`. */
export async function startBenchCluster(folder: string, settings: Record<string, string> = {}) {
  const dir = resolve('.data', folder)
  mkdirSync(dir, { recursive: true })
  // The database server runs as another user, who has to pass through this folder.
  chmodSync(dir, 0o755)
  return { dir, cluster: await startCluster({ dir: `${dir}/postgres`, settings }) }
}

export const placeOf = ({ host, owner }: Cluster, database: string) => ({ socket: host, owner, database })

export async function openOwner(cluster: Cluster, database: string): Promise<pg.Client> {
  const owner = ownerClient(placeOf(cluster, database))
  await owner.connect()
  return owner
}

/** Recreates the database, migrated and with the reference data. */
export async function freshDatabase(cluster: Cluster, database: string): Promise<pg.Client> {
  const admin = await openOwner(cluster, 'postgres')
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.end()
  await ensureDatabase(cluster, database)
  await migrate(placeOf(cluster, database))
  const owner = await openOwner(cluster, database)
  await loadReference(owner)
  return owner
}

/** Starts the real server on this database, as it runs in production except for the site's pages. */
export async function startApp(options: { cluster: Cluster; database: string; appKey: string; dir: string }) {
  const { cluster, database, appKey, dir } = options
  const port = await freePort()
  const url = `postgres://${cluster.owner}@localhost/${database}?host=${encodeURIComponent(cluster.host)}`
  const env = { PORT: String(port), DATABASE_URL: url, APP_KEY: appKey, DATA_DIR: `${dir}/app`, DEMO: '0' }
  const child = startNode('build/server/main.js', { ...env, API_ONLY: '1', LOG_LEVEL: 'info' })
  try {
    await answered(`http://127.0.0.1:${port}/readyz`)
  } catch (error) {
    await stopNode(child)
    throw error
  }
  return { port, child, pid: child.pid ?? 0 }
}
