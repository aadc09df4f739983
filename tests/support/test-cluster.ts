import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadReference } from '#reference/load-reference.ts'
import { APP_ROLE, ownerClient, READER_ROLE } from '#server/db/connect.ts'
import { ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { socket: string; owner: string }
  }
}
export const TEMPLATE = 'template_travessia'

/** Starts one database server for the run, with a migrated template database that each test file copies. */
export default async function setup(project: TestProject) {
  // The folder's name contains the process id, so that parallel runs do not share it.
  const dir = resolve(`.data/test-${process.pid}`)
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const cluster = await startCluster({ dir, settings })
  const place = { socket: cluster.host, owner: cluster.owner }
  await ensureDatabase(cluster, TEMPLATE)
  await migrate({ ...place, database: TEMPLATE })
  const owner = ownerClient({ ...place, database: TEMPLATE })
  await owner.connect()
  await loadReference(owner)
  // Generic plans, as on a warmed-up server: a parameter that keeps PostgreSQL from using an index then fails in every test.
  for (const role of [APP_ROLE, READER_ROLE])
    await owner.query(`alter role ${role} set plan_cache_mode = force_generic_plan`)
  await owner.end()
  project.provide('cluster', place)
  return async () => {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
