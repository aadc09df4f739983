import { readFileSync, writeFileSync } from 'node:fs'
import { migrationNames } from '#server/db/migration-file.ts'
import { freshDatabase, openOwner, startBenchCluster } from '../support/bench-cluster.ts'
import { generate, type Loaded } from './generate.ts'

const FOLDER = 'bench-scale'
export const databaseOf = (registrations: number): string => `scale_${registrations}`

/** Settings for loading only; measurements run with the settings of the product. */
const LOADING = { shared_buffers: '2GB', max_wal_size: '16GB', checkpoint_timeout: '1h', autovacuum: 'off' }

export const startScaleCluster = (settings: Record<string, string> = {}) => startBenchCluster(FOLDER, settings)
type Running = Awaited<ReturnType<typeof startScaleCluster>>

/** Whether the database of this size exists with exactly the migrations of this code. */
async function isCurrent({ cluster }: Running, database: string): Promise<boolean> {
  const admin = await openOwner(cluster, 'postgres')
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
  await admin.end()
  if (!rowCount) return false
  const owner = await openOwner(cluster, database)
  const { rows } = await owner.query<{ name: string }>('select name from schema_migrations order by name')
  await owner.end()
  return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(migrationNames())
}

/** Loads under another name, so that an interrupted load is never taken for a complete one. */
async function load({ dir, cluster }: Running, registrations: number): Promise<void> {
  const database = databaseOf(registrations)
  const owner = await freshDatabase(cluster, `${database}_loading`)
  const loaded = await generate(owner, registrations)
  await owner.end()
  const admin = await openOwner(cluster, 'postgres')
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.query(`alter database ${database}_loading rename to ${database}`)
  await admin.query('checkpoint')
  await admin.end()
  writeFileSync(`${dir}/${database}.json`, JSON.stringify(loaded))
}

/** Makes the databases of these sizes; `reuse` keeps those that this code's migrations have made. */
export async function loadDatabases(sizes: readonly number[], reuse: boolean): Promise<void> {
  const running = await startScaleCluster(LOADING)
  try {
    for (const size of sizes) if (!reuse || !(await isCurrent(running, databaseOf(size)))) await load(running, size)
  } finally {
    await running.cluster.stop()
  }
}

/** How long the load of this size took, table by table. */
export const loadTimes = (dir: string, registrations: number): Loaded[] =>
  JSON.parse(readFileSync(`${dir}/${databaseOf(registrations)}.json`, 'utf8')) as Loaded[]
