import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import type { Services } from '#server/context.ts'
import { connect } from '#server/db/connect.ts'
import { gaugesOf } from '#server/feature.ts'
import { answerError } from '#server/http/error-handler.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { makeFigures } from './figures.ts'
import { mountOperations } from './operations-routes.ts'
import { version } from './version.ts'

const TOKEN = 'sixteen-characters-or-more'
let t: TestApp
beforeAll(async () => {
  t = await testApp({ config: { metricsToken: TOKEN } })
})
afterAll(() => t.close())

const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  t.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })

/** The operations' routes alone, with parts that may be broken. */
function operations(more: { services?: Partial<Services>; pool?: TestApp['pool']; isStopping?: () => boolean }) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  const pool = more.pool ?? t.pool
  const figures = makeFigures({ pool, hub: t.hub, more: gaugesOf(features) })
  mountOperations(
    app,
    { ...t.services, figures, ...more.services },
    { pool, isStopping: more.isStopping ?? (() => false) },
  )
  return app
}

test('a healthy server says so', async () => {
  expect((await t.call('GET', '/healthz')).json()).toEqual({ status: 'ok', version })
  const ready = await t.call('GET', '/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }])
})

test('without a database the server lives and is not ready, and says so within two seconds', async () => {
  const gone = connect({ socket: '/nowhere', owner: 'x', database: 'x' }, { report: () => undefined })
  const app = operations({ pool: gone.pool })
  const before = Date.now()
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', failing: ['database'] }])
  expect(Date.now() - before).toBeLessThan(2000)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const reading = await app.inject('/metrics')
  expect(reading.body).toContain('travessia_database_up 0')
  await gone.pool.end()
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await app.close()
})

test('files that cannot be written, a missing migration and a stop make the server not ready', async () => {
  const files = { ...t.services.files, check: () => Promise.reject(new Error('read-only')) }
  expect((await operations({ services: { files } }).inject('/readyz')).json()).toMatchObject({ failing: ['files'] })
  expect((await operations({ isStopping: () => true }).inject('/readyz')).json()).toMatchObject({
    failing: ['stopping'],
  })
  const { rows } = await t.owner.query('delete from schema_migrations where name like $1 returning name', ['0096%'])
  const ready = await operations({}).inject('/readyz')
  await t.owner.query('insert into schema_migrations (name) values ($1)', [rows[0].name])
  expect([ready.statusCode, ready.json().failing]).toEqual([503, ['migrations']])
})

test('many probes write one file', async () => {
  let checks = 0
  const files = {
    ...t.services.files,
    check: async () => {
      checks++
    },
  }
  const app = operations({ services: { files } })
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  expect(checks).toBe(1)
  await app.close()
})

test('metrics are for this machine or for the token, and elsewhere they do not exist', async () => {
  expect((await metrics()).statusCode).toBe(200)
  expect((await metrics({}, '::ffff:127.0.0.1')).statusCode).toBe(200)
  expect((await metrics({}, '203.0.113.9')).statusCode).toBe(404)
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await metrics({ host })).statusCode).toBe(200)
  expect((await metrics({ authorization: 'Bearer wrong-wrong-wrong-wrong' })).statusCode).toBe(404)
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, '203.0.113.9')).statusCode).toBe(200)
  expect((await metrics({ authorization: `Bearer ${TOKEN}x` }, '203.0.113.9')).statusCode).toBe(404)
})

test.each([
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-port', '443'],
  ['x-forwarded-server', 'proxy'],
  ['x-real-ip', '127.0.0.1'],
  ['x-client-ip', '127.0.0.1'],
  ['x-original-forwarded-for', '127.0.0.1'],
  ['x-envoy-external-address', '127.0.0.1'],
  ['true-client-ip', '127.0.0.1'],
  ['cf-connecting-ip', '127.0.0.1'],
  ['fastly-client-ip', '127.0.0.1'],
  ['host', 'travessia.example'],
  ['host', 'localhost.travessia.example'],
])('metrics are not for a proxy on this machine that adds %s: %s', async (name, value) => {
  expect((await metrics({ [name]: value })).statusCode).toBe(404)
  expect((await metrics({ [name]: value, authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
})

test('without a token no Authorization opens the metrics from outside', async () => {
  const app = operations({ services: { config: { ...t.services.config, metricsToken: undefined } } })
  const answer = await app.inject({
    url: '/metrics',
    remoteAddress: '203.0.113.9',
    headers: { authorization: 'Bearer undefined' },
  })
  expect(answer.statusCode).toBe(404)
  await app.close()
})

test('metrics count answers by route pattern and show pool, queue and streams', async () => {
  await t.call('GET', '/api/registrations/3e0f3c94-0000-4000-8000-000000000000')
  await t.call('GET', '/api/nothing-here')
  await t.person('user')
  await t.owner.query(
    `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts)
     select id, '{}', 3, 3 from graphile_worker._private_tasks limit 1`,
  )
  const { body, headers } = await metrics()
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(body).toContain('travessia_http_requests_total{method="GET",route="/api/registrations/:id",status="4xx"} 1')
  expect(body).toContain('route="(none)",status="4xx"} 1')
  expect(body).toMatch(/duration_seconds_bucket\{le="\+Inf",method="GET",route="\/healthz",status="2xx"\} \d/)
  expect(body).not.toContain('3e0f3c94')
  for (const gauge of ['db_pool_connections', 'db_pool_idle', 'db_pool_waiting', 'live_streams', 'database_up'])
    expect(body).toMatch(new RegExp(`^travessia_${gauge} \\d+$`, 'm'))
  expect(body).toMatch(/^travessia_jobs_waiting [1-9]\d*$/m)
  expect(body).toMatch(/^travessia_jobs_dead 1$/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(body).toMatch(/^travessia_event_loop_delay_p99_seconds [\d.e-]+$/m)
})

test('a scraper can read all of it, and learns version, start, processor, memory and open files', async () => {
  const read = readMetrics((await metrics()).body)
  const value = (name: string) => read.get(name)?.samples[0]?.value ?? Number.NaN
  expect(read.get('travessia_build_info')?.samples).toEqual([
    { name: 'travessia_build_info', labels: { version, node: process.version }, value: 1 },
  ])
  expect(Math.abs(value('process_start_time_seconds') - Date.now() / 1000)).toBeLessThan(600)
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  expect(value('process_open_fds')).toBeGreaterThan(5)
  expect(value('process_max_fds')).toBeGreaterThan(value('process_open_fds'))
  const waits = read.get('travessia_db_pool_wait_seconds')?.samples ?? []
  expect(waits.at(-1)?.name).toBe('travessia_db_pool_wait_seconds_count')
  expect(waits.at(-1)?.value).toBeGreaterThan(0)
})

test('mails that wait, between two tries too, and those that were given up are counted', async () => {
  const mails = async () => {
    const read = readMetrics((await metrics()).body)
    return ['waiting', 'oldest_seconds', 'failed'].map((name) => read.get(`travessia_mails_${name}`)?.samples[0]?.value)
  }
  await t.owner.query('delete from graphile_worker._private_jobs')
  expect(await mails()).toEqual([0, 0, 0])
  // A new account gets a mail.
  const { id } = await t.person('user')
  await t.owner.query(
    `update graphile_worker._private_jobs set attempts = 3, created_at = now() - interval '90 seconds', run_at = now() + interval '1 hour'`,
  )
  const [waiting, oldest = 0, failed] = await mails()
  expect([waiting, failed]).toEqual([1, 0])
  expect(oldest).toBeGreaterThanOrEqual(90)
  await t.owner.query('delete from graphile_worker._private_jobs')
  await t.owner.query(`update outbox_mails set failed_at = now(), failure = 'x' where user_id = $1`, [id])
  expect(await mails()).toEqual([0, 0, 1])
})

test('a real connection from this machine may read the metrics', async () => {
  const app = operations({})
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
  await app.close()
})
