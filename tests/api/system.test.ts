import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { system as enUS } from '#features/system/words/system.en-US.ts'
import { system as esES } from '#features/system/words/system.es-ES.ts'
import { system as ptBR } from '#features/system/words/system.pt-BR.ts'
import { actingScene } from '#tests/support/acting.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
let t: TestApp
let s: ReturnType<typeof actingScene>
let base: string
let boss: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  s = actingScene(t)
  await t.hub.start()
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  boss = await t.person('superadmin')
})

const ask = async (url: string, cookie = boss.cookie) => {
  const answer = await t.call('GET', url, { cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const counts = () => ask('/api/superadmin/counts')
const system = () => ask('/api/system')

describe('the counters', () => {
  test('follow a new account and a new company at once', async () => {
    const before = await counts()
    const { id } = await t.person('user')
    expect(await counts()).toEqual({ ...before, users: before.users + 1 })
    await aRegistration(t.context, { user_id: id })
    expect(await counts()).toEqual({ ...before, users: before.users + 1, registrations: before.registrations + 1 })
  })

  test('count whoever acts until it is stopped or runs out, also while nothing has closed it', async () => {
    const { own } = await s.acting()
    expect((await counts()).impersonations).toBe(1)
    await s.stop(own)
    expect((await counts()).impersonations).toBe(0)
    const { boss: other } = await s.acting()
    t.clock.ahead = 61 * MINUTE
    boss = { ...boss, cookie: await t.openSession(boss.id) }
    await t.db
      .updateTable('sessions')
      .set({ last_active_at: t.services.now() })
      .where('user_id', '=', boss.id)
      .execute()
    expect((await counts()).impersonations).toBe(0)
    expect((await s.recordsOf(other.id)).map(({ ended_at }) => ended_at)).toEqual([null])
  })

  test("are told to a superadmin's open page when they change, and not to a customer's", async () => {
    const customer = await t.person('user')
    const [open, foreign] = [
      await readEvents(base, { cookie: boss.cookie }),
      await readEvents(base, { cookie: customer.cookie }),
    ]
    await t.person('user')
    await open.next('people.changed')
    const { own } = await s.acting()
    const told = () => open.events().filter(({ event }) => event === 'impersonations.changed').length
    await open.next('impersonations.changed')
    await s.stop(own)
    await expect.poll(told).toBeGreaterThan(1)
    // A marker event for the customer: once it arrives, all events published before it have arrived.
    await t.db.insertInto('live_events').values({ user_id: customer.id, event: 'last', data: '{}' }).execute()
    await foreign.next('last')
    const heard = foreign.events().map(({ event }) => event)
    for (const event of ['people.changed', 'impersonations.changed']) expect(heard).not.toContain(event)
    for (const stream of [open, foreign]) stream.close()
  })
})

describe('the screen of the system', () => {
  test('names the version, the process and the database', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'))
    const view = await system()
    expect(view.server).toMatchObject({ version, node: process.version })
    expect(new Date(view.server.startedAt).getTime()).toBeLessThanOrEqual(new Date(view.at).getTime())
    expect(view.server.memoryBytes).toBeGreaterThan(1_000_000)
    const { rows } = await t.owner.query(
      `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
    )
    expect(view.database.version).toBe(rows[0].version)
    expect(view.database.bytes / rows[0].bytes).toBeCloseTo(1, 1)
    const sizes = view.database.tables.map(({ bytes }: { bytes: number }) => bytes)
    expect(sizes).toHaveLength(10)
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(view.disk).toMatchObject({ folder: t.services.config.dataDir })
    expect(view.disk.freeBytes).toBeGreaterThan(0)
    expect(view.disk.totalBytes).toBeGreaterThanOrEqual(view.disk.freeBytes)
  })

  test('names the newest migration, and those that the database lacks', async () => {
    const names = (await readdir('src/server/db/migrations')).filter((name) => name.endsWith('.sql')).sort()
    const newest = names.at(-1)
    // The schema files note the migration in which the replaced ones ended as well.
    expect((await system()).migrations).toEqual({ applied: names.length + 1, newest, pending: [] })
    await t.owner.query('delete from schema_migrations where name = $1', [newest])
    try {
      expect((await system()).migrations).toEqual({
        applied: names.length,
        newest: names.at(-2),
        pending: [newest],
      })
    } finally {
      await t.owner.query('insert into schema_migrations (name) values ($1)', [newest])
    }
  })

  test('counts the pages that listen', async () => {
    const before = (await system()).liveStreams
    const stream = await readEvents(base, { cookie: boss.cookie })
    await expect.poll(async () => (await system()).liveStreams).toBe(before + 1)
    stream.close()
    await expect.poll(async () => (await system()).liveStreams).toBe(before)
  })

  test('shows every value that a scraper reads, and the answers of each call', async () => {
    await t.call('GET', '/api/nothing-here')
    const { body } = await t.call('GET', '/metrics')
    const view = await system()
    const types = [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => ({ name, type }))
    // The screen shows version and start time as text, not as gauges.
    const told = new Set(['travessia_build_info', 'process_start_time_seconds'])
    const gauges = types.filter(({ name = '', type }) => type === 'gauge' && !told.has(name)).map(({ name }) => name)
    expect(gauges.length).toBeGreaterThan(10)
    expect(view.gauges.map(({ name }: { name: string }) => name)).toEqual(gauges)
    for (const words of [ptBR, enUS, esES]) expect(Object.keys(words.gauges.names)).toEqual(gauges)
    expect(types.filter(({ type }) => type !== 'gauge').map(({ name }) => name)).toEqual([
      'travessia_http_requests_total',
      'travessia_http_request_duration_seconds',
      'travessia_db_pool_wait_seconds',
      'travessia_webhook_lag_seconds',
      'travessia_spans_sent_total',
      'travessia_spans_dropped_total',
      'process_cpu_seconds_total',
    ])
    const scraped = new Map<string, number>()
    for (const [, method, route, count] of body.matchAll(/requests_total\{method="(\w+)",route="([^"]+)".*\} (\d+)$/gm))
      scraped.set(`${method} ${route}`, (scraped.get(`${method} ${route}`) ?? 0) + Number(count))
    expect([...scraped.keys()]).toContain('GET (none)')
    const shown = new Map<string, number>(
      view.calls.map(({ method, route, count }: { method: string; route: string; count: number }) => [
        `${method} ${route}`,
        count,
      ]),
    )
    // The scrape of /metrics itself is counted only after its answer.
    for (const [call, count] of scraped)
      if (call !== 'GET /metrics') expect([call, shown.get(call)]).toEqual([call, count])
  })

  test('leaves the span of the event loop alone, which only a scraper begins anew', async () => {
    const worst = async () =>
      (await system()).gauges.find(({ name }: { name: string }) => name === 'travessia_event_loop_delay_max_seconds')
        .value
    const scrape = async () =>
      Number(/^travessia_event_loop_delay_max_seconds (\S+)$/m.exec((await t.call('GET', '/metrics')).body)?.[1])
    await scrape()
    // Delays are measured between two ticks of a timer, so it has to tick once before the loop is blocked.
    await sleep(100)
    const until = Date.now() + 300
    while (Date.now() < until);
    await sleep(50)
    const first = await worst()
    expect(first).toBeGreaterThan(0.2)
    expect(await worst()).toBeGreaterThanOrEqual(first)
    const scraped = await scrape()
    expect(scraped).toBeGreaterThanOrEqual(first)
    await sleep(50)
    expect(await worst()).not.toBe(scraped)
  })
})

describe('copies', () => {
  let folder: string
  const backups = async (backupDir: string | undefined) => {
    Object.assign(t.services.config, { backupDir })
    return (await system()).backups
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'copies-'))
  })
  afterEach(async () => {
    Object.assign(t.services.config, { backupDir: undefined })
    await rm(folder, { recursive: true, force: true })
  })

  test('are not spoken of where no folder is named', async () => {
    expect(await backups(undefined)).toBeNull()
  })

  test('are counted, and the newest one is named', async () => {
    expect(await backups(folder)).toEqual({ folder, readable: true, count: 0, newest: null })
    const [old, recent] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-02-03T04:05:06Z')]
    // The older file has the later name: the newest backup is found by modification time, not by name.
    for (const [name, at] of [
      ['b.dump', old],
      ['a.dump', recent],
      ['.unfinished', new Date()],
    ] as const) {
      await writeFile(join(folder, name), 'copy')
      await utimes(join(folder, name), at, at)
    }
    // A dangling link is like a backup that is deleted between listing and stat, as the backup job does with old ones.
    await symlink(join(folder, 'gone'), join(folder, 'c.dump'))
    const newest = { name: 'a.dump', at: recent.toISOString(), bytes: 4 }
    expect(await backups(folder)).toEqual({ folder, readable: true, count: 2, newest })

    // Once the folder has a verified backup of our own, other files are ignored.
    await writeFile(join(folder, 'travessia-20260101T000000Z.backup'), 'backup')
    const proven = { name: 'travessia-20260101T000000Z.backup', at: '2026-01-01T00:00:00.000Z', bytes: 6 }
    expect(await backups(folder)).toEqual({ folder, readable: true, count: 1, newest: proven })
  })

  test('a folder that is not there is said to be unreadable, and the rest of the screen is shown', async () => {
    const gone = join(folder, 'gone')
    expect(await backups(gone)).toEqual({ folder: gone, readable: false, count: 0, newest: null })
  })
})
