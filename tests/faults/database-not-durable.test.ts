import { expect, test } from 'vitest'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { query } from './support/scratch-clusters.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()

test('F22: a given database that could forget confirmed rows is refused by name, and accepted once it is honest', async () => {
  const careless = { fsync: 'off', full_page_writes: 'off' }
  const { cluster, options, env } = await startGivenDatabase(here.folder, { settings: careless })
  let { stop } = cluster
  const refusal = async (): Promise<string> => {
    const server = await here.spawn(env)
    expect(await server.ended(60_000), server.output()).toBe(1)
    expect(server.output()).not.toMatch(/^\s+at |Error:|node:internal/m)
    return server.output().trim()
  }
  try {
    const first = await refusal()
    expect(first).toContain('O banco pode perder dados confirmados: fsync, full_page_writes desligado')

    await stop()
    stop = (await startCluster({ ...options, settings: {} })).stop
    await query(cluster.host, 'alter database travessia set synchronous_commit = off')
    const second = await refusal()
    expect(second).toContain('O banco pode perder dados confirmados: synchronous_commit desligado')

    // `local` flushes to the server's own disk before it confirms a commit and only skips waiting for standby servers.
    await query(cluster.host, 'alter database travessia set synchronous_commit = local')
    const server = await here.start(env)
    // The embedded PostgreSQL is an older release than a database on a network should have.
    expect(server.output()).toContain('database server has known holes')
    expect((await server.kill('SIGTERM')).code).toBe(0)
    console.log(`F22: refused with "${first}" and "${second}"; accepted with synchronous_commit = local`)
  } finally {
    await here.killAll()
    await stop()
  }
})
