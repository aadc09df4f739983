import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isServerOf } from '#server/db/embedded/postmaster.ts'
import { ensureDatabase, holdFolder, startCluster } from '#server/db/embedded/start-cluster.ts'
import { clusterOf, kill9 } from './support/cluster-process.ts'
import { eventually } from './support/eventually.ts'
import { normalUser } from './support/normal-user.ts'
import { query, scratchClusters } from './support/scratch-clusters.ts'
import { timed } from './support/timed.ts'

const here = scratchClusters()

const socketsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap(
    (fd) => /socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [],
  )

test('a fresh start makes a durable, private server, and a restart keeps the data', async () => {
  const first = await timed('fresh start', startCluster(here.options()))
  expect(first).toMatchObject({ host: join(here.dir, 's'), port: 5432, owner: 'travessia_owner', adopted: false })
  expect(first.moved).toBeUndefined()
  await query(first.host, 'create table kept as select 42 as answer')
  expect(await query(first.host, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
  expect(await query(first.host, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(statSync(first.host).mode & 0o777).toBe(0o700)
  expect(readdirSync(here.dir).sort()).toEqual(['data', 'postgres.log', 's'])
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect(isServerOf(join(here.dir, 'data'), first.pid)).toBe(false)

  const second = await timed('restart', startCluster(here.options()))
  expect(second.adopted).toBe(false)
  expect(await query(second.host, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('nothing listens on the network', async () => {
  const { pid } = await startCluster(here.options())
  const sockets = socketsOf(pid)
  const listed = (table: string) => readFileSync(`/proc/net/${table}`, 'utf8').split(/\s+/)
  expect(sockets.filter((inode) => listed('unix').includes(inode)).length).toBeGreaterThan(0)
  expect(sockets.filter((inode) => [...listed('tcp'), ...listed('tcp6')].includes(inode))).toEqual([])
})

test('a server whose parent was killed is adopted and can be stopped', async () => {
  const parent = here.run()
  const { pid, host } = await clusterOf(parent)
  await query(host, 'create table kept as select 42 as answer')
  await kill9(parent)
  const adopted = await timed('adoption', startCluster(here.options()))
  expect(adopted).toMatchObject({ adopted: true, pid, host })
  expect(await query(adopted.host, 'select answer from kept')).toEqual([{ answer: 42 }])
  await adopted.stop()
  expect(isServerOf(join(here.dir, 'data'), pid)).toBe(false)
})

test('with parent and server killed a restart recovers what was confirmed', async () => {
  const parent = here.run()
  const { pid, host } = await clusterOf(parent)
  await query(host, 'create table kept as select 42 as answer')
  await kill9(parent)
  process.kill(pid, 'SIGKILL')
  const restarted = await timed('restart after both were killed', startCluster(here.options()))
  expect(restarted.adopted).toBe(false)
  expect(restarted.pid).not.toBe(pid)
  expect(await query(restarted.host, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a start waits for the last process of a killed server', async () => {
  const { pid, host } = await startCluster(here.options())
  const busy = query(host, 'select count(*) from generate_series(1, 12000000) a where a % 7 = 3').catch(() => undefined)
  await eventually(async () => {
    expect(
      await query(
        host,
        `select 1 from pg_stat_activity where query like '%generate_series%' and state = 'active' and pid <> pg_backend_pid()`,
      ),
    ).toHaveLength(1)
  })
  process.kill(pid, 'SIGKILL')
  const restarted = await startCluster(here.options())
  await busy
  expect(readFileSync(join(here.dir, 'postgres.log'), 'utf8')).toContain('pre-existing shared memory block')
  expect(await query(restarted.host, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('lock files that name a stranger do not stop a start', async () => {
  const { pid, host } = await startCluster(here.options())
  const stranger = spawn('sleep', ['60'], { ...normalUser })
  try {
    process.kill(pid, 'SIGKILL')
    await eventually(() => expect(isServerOf(join(here.dir, 'data'), pid)).toBe(false))
    for (const file of [join(here.dir, 'data', 'postmaster.pid'), join(host, '.s.PGSQL.5432.lock')]) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)))
    }
    const restarted = await startCluster(here.options())
    expect(restarted.adopted).toBe(false)
    expect(await query(restarted.host, 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    stranger.kill('SIGKILL')
  }
})

test('two first starts at once end with one server and one database', async () => {
  const both = [here.run({ database: 'app' }), here.run({ database: 'app' })]
  const [one, other] = await Promise.all(both.map(clusterOf))
  expect(one?.pid).toBe(other?.pid)
  expect([one?.adopted, other?.adopted].sort()).toEqual([false, true])
  expect(await query(one?.host ?? '', `select datname from pg_database where datname = 'app'`)).toHaveLength(1)
  expect(readdirSync(here.dir).sort()).toEqual(['data', 'postgres.log', 's'])
})

test('two creations of a database at once both succeed', async () => {
  const cluster = await startCluster(here.options())
  await Promise.all([1, 2, 3, 4].map(() => ensureDatabase(cluster, 'a "quoted" name')))
  expect(await query(cluster.host, `select 1 from pg_database where datname = 'a "quoted" name'`)).toHaveLength(1)
})

test('a start killed while it creates the cluster leaves no half cluster', async () => {
  const killed = here.run()
  killed.answer.catch(() => undefined)
  await eventually(() => expect(readdirSync(here.dir).some((name) => name.startsWith('data.new-'))).toBe(true))
  await kill9(killed)
  expect(existsSync(join(here.dir, 'data'))).toBe(false)
  expect(existsSync(join(here.dir, 'start.lock'))).toBe(true)
  const second = await startCluster(here.options())
  expect(second.adopted).toBe(false)
  await second.stop()
  await startCluster(here.options())
  expect(readdirSync(here.dir).sort()).toEqual(['data', 'postgres.log', 's'])
})

test('a server that could forget confirmed rows is refused unless asked for', async () => {
  const careless = await startCluster(here.options({ settings: { fsync: 'off', synchronous_commit: 'off' } }))
  expect(await query(careless.host, 'show fsync')).toEqual([{ fsync: 'off' }])
  await expect(startCluster(here.options())).rejects.toThrow('fsync, synchronous_commit desligado')
  expect(isServerOf(join(here.dir, 'data'), careless.pid)).toBe(true)
  await careless.stop()

  appendFileSync(join(here.dir, 'data', 'postgresql.conf'), 'full_page_writes = off\n')
  await expect(startCluster(here.options())).rejects.toThrow('full_page_writes desligado')
  expect(existsSync(join(here.dir, 'data', 'postmaster.pid'))).toBe(false)
  expect((await startCluster(here.options({ settings: { full_page_writes: 'on' } }))).adopted).toBe(false)
})

test('a setting that the server does not know is told at once', async () => {
  const from = performance.now()
  await expect(startCluster(here.options({ settings: { no_such_setting: '1' } }))).rejects.toThrow('no_such_setting')
  expect(performance.now() - from).toBeLessThan(20_000)
})

test('only one process holds the folder, and a killed one lets go', async () => {
  const holder = here.run({ hold: true })
  expect((await holder.answer).held).toBe(true)
  const cluster = await startCluster(here.options())
  expect(cluster.adopted).toBe(true)
  expect(await holdFolder(cluster)).toBeUndefined()
  await kill9(holder)
  const hold = await holdFolder(cluster)
  expect(hold).toBeDefined()
  await hold?.release()
  await hold?.release()
  const again = await holdFolder(cluster)
  expect(again).toBeDefined()
  await again?.release()
})

test('a hold survives a restart of the database', async () => {
  const first = await startCluster(here.options())
  const hold = await holdFolder(first)
  process.kill(first.pid, 'SIGKILL')
  const second = await startCluster(here.options())
  expect(second.pid).not.toBe(first.pid)
  await eventually(async () =>
    expect(await query(second.host, `select 1 from pg_locks where locktype = 'advisory'`)).toHaveLength(1),
  )
  expect(await holdFolder(second)).toBeUndefined()
  await hold?.release()
  const next = await holdFolder(second)
  expect(next).toBeDefined()
  await next?.release()
})
