import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionEndReason } from '#contract/live.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { inTransaction } from '#server/context.ts'
import { answerError } from '#server/http/error-handler.ts'
import { logRequests } from '#server/http/request-log.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { mountEvents } from './events-route.ts'
import { makeLiveHub } from './hub.ts'
import { tell } from './publish.ts'

type Node = Awaited<ReturnType<typeof startNode>>
let t: TestApp
let a: Node
let b: Node
beforeAll(async () => {
  t = await testApp()
  a = await startNode()
  b = await startNode()
})
afterAll(async () => {
  await a.stop()
  await b.stop()
  await t.close()
})

/** A node on the test's database that only serves live events. */
async function startNode(keepAliveMs = 400) {
  const log = pino({ level: 'silent' })
  const hub = makeLiveHub({ place: t.place, log })
  const { db, keys, now } = t.services
  const secret = keys.derive('sessions').toString('base64url')
  const findSession = makeSessionFinder({ db, secret, origin: ORIGIN, now, local: true })
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  logRequests(app)
  mountEvents(app, { ...t.services, log }, findSession, hub, { keepAliveMs })
  await hub.start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    hub,
    app,
    open: (cookie: string, lastId?: string) =>
      readEvents(base, { cookie, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) }),
    base,
    stop: async () => {
      await app.close()
      await hub.stop()
    },
  }
}
const say = (userId: string, n: number) =>
  inTransaction(t.context, (tx) => tell(tx, [userId], 'registration.changed', { registrationId: String(n) }))
const numbers = (stream: { events(): { event: string; data: string }[] }) =>
  stream
    .events()
    .filter(({ event }) => event === 'registration.changed')
    .map(({ data }) => Number(JSON.parse(data).registrationId))
const cutOffListeners = async () => {
  const { rows } = await t.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = 'travessia_app' and application_name <> 'travessia'`,
  )
  return rows.length
}

test('an event reaches its person on every node within a second, and nobody else', async () => {
  const [ana, bia] = [await t.person('user'), await t.person('user')]
  const streams = await Promise.all([a.open(ana.cookie), b.open(ana.cookie), b.open(bia.cookie)])
  await waitFor('the streams to open', () => streams.every(({ state }) => state.text.includes(': open')))
  const before = Date.now()
  await say(ana.id, 1)
  const [first] = await Promise.all([streams[0].next('registration.changed'), streams[1].next('registration.changed')])
  expect(Date.now() - before).toBeLessThan(1000)
  expect(first.id).toMatch(/^\d+$/)
  expect(first.data).toBe('{"registrationId":"1"}')
  await sleep(100)
  expect(streams[2].events()).toEqual([])
  expect(streams[0].headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(streams[0].headers.get('cache-control')).toBe('no-store')
  expect(streams[0].headers.get('x-accel-buffering')).toBe('no')
  expect(streams[0].headers.get('x-content-type-options')).toBe('nosniff')
  for (const stream of streams) stream.close()
})

test('without a session the stream is refused', async () => {
  expect((await readEvents(a.base, {})).status).toBe(401)
  expect((await readEvents(a.base, { cookie: 'travessia=x.y' })).status).toBe(401)
})

test('a page that comes back gets what it missed, each event once and in order', async () => {
  const { id, cookie } = await t.person('user')
  await say(id, 0)
  const first = await a.open(cookie)
  await waitFor('a position', () => first.lastId())
  await say(id, 1)
  await first.next('registration.changed')
  first.close()
  for (let n = 2; n <= 350; n++) await say(id, n)
  const second = await b.open(cookie, first.lastId())
  await say(id, 351)
  await waitFor('all events', () => numbers(second).includes(351) && numbers(second).length >= 350)
  const got = numbers(second).filter((n) => n > 1)
  expect(got).toEqual(Array.from({ length: 350 }, (_, i) => i + 2))
  second.close()
  const third = await readEvents(a.base, { cookie }, `?lastEventId=${second.lastId()}`)
  await say(id, 352)
  await waitFor('the newest', () => numbers(third).includes(352))
  expect(new Set(numbers(third)).size).toBe(numbers(third).length)
  third.close()
})

test('a page that was open while nothing happened misses nothing either', async () => {
  const { id, cookie } = await t.person('user')
  const first = await a.open(cookie)
  const position = await waitFor('a position', () => first.lastId())
  first.close()
  await say(id, 1)
  const second = await a.open(cookie, position)
  await second.next('registration.changed')
  expect(numbers(second)).toEqual([1])
  second.close()
})

test('a new page is told nothing old', async () => {
  const { id, cookie } = await t.person('user')
  const earlier = await a.open(cookie)
  await say(id, 1)
  await waitFor('the node to hear of it', () => numbers(earlier).length === 1)
  earlier.close()
  const stream = await a.open(cookie)
  await waitFor('a position', () => stream.lastId())
  await sleep(200)
  expect(stream.events()).toEqual([])
  stream.close()
})

test('events that commit while a page catches up come after the replay', async () => {
  const { id, cookie } = await t.person('user')
  const first = await a.open(cookie)
  const position = await waitFor('a position', () => first.lastId())
  first.close()
  for (let n = 0; n < 50; n++) await say(id, n)
  const writing = (async () => {
    for (let n = 50; n < 120; n++) await say(id, n)
  })()
  const second = await a.open(cookie, position)
  await writing
  await waitFor('all events', () => numbers(second).length >= 120)
  expect(numbers(second)).toEqual(Array.from({ length: 120 }, (_, i) => i))
  second.close()
})

const endings: [string, SessionEndReason, (person: { id: string }) => Promise<unknown>][] = [
  ['its session is deleted', 'elsewhere', ({ id }) => t.pool.query('delete from sessions where user_id = $1', [id])],
  ['it is disabled', 'disabled', ({ id }) => t.pool.query('update profiles set banned = true where id = $1', [id])],
  ['the role changes', 'role', ({ id }) => t.pool.query(`update profiles set role = 'agent' where id = $1`, [id])],
]
test.each(endings)('the stream ends and says why when %s (%s)', async (_, reason, end) => {
  const person = await t.person('user')
  const stream = await a.open(person.cookie)
  await say(person.id, 1)
  await stream.next('registration.changed')
  const before = Date.now()
  await end(person)
  const last = await stream.next('session.ended')
  expect(Date.now() - before).toBeLessThan(1000)
  expect(last.id).toBe('')
  expect(JSON.parse(last.data)).toEqual({ reason })
  await waitFor('the end', () => stream.state.ended)
})

test('the stream ends when the session runs out, although nobody announces it', async () => {
  const person = await t.person('admin')
  const stream = await a.open(person.cookie)
  // Before the first position the route checks the session itself and would end the stream with another reason.
  await waitFor('a position', () => stream.lastId())
  await t.pool.query(`update sessions set last_active_at = now() - interval '31 minutes' where user_id = $1`, [
    person.id,
  ])
  const last = await stream.next('session.ended')
  expect(JSON.parse(last.data)).toEqual({ reason: 'expired' })
})

test('a person with a required step is refused the stream', async () => {
  const person = await t.person('user')
  await t.pool.query('update profiles set must_change_password = true where id = $1', [person.id])
  expect((await readEvents(a.base, { cookie: person.cookie })).status).toBe(403)
})

test('listening is not activity', async () => {
  const person = await t.person('user')
  await t.pool.query(`update sessions set last_active_at = now() - interval '1 hour' where user_id = $1`, [person.id])
  const stream = await a.open(person.cookie)
  await waitFor('a keep-alive', () => stream.state.text.includes(': keep-alive'))
  const { rows } = await t.owner.query(
    `select last_active_at < now() - interval '59 minutes' as idle from sessions where user_id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ idle: true }])
  stream.close()
})

test('one person has at most twenty streams, and closed ones are forgotten', async () => {
  const { cookie } = await t.person('user')
  const streams = await Promise.all(Array.from({ length: 20 }, () => b.open(cookie)))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await b.open(cookie)).status).toBe(429)
  for (const stream of streams) stream.close()
  await waitFor('no streams', () => b.hub.count() === 0)
  const again = await b.open(cookie)
  expect(again.status).toBe(200)
  again.close()
})

test('after the LISTEN connection was cut off, open streams get what they missed', async () => {
  const person = await t.person('user')
  const other = await t.person('user')
  const [stream, ending] = [await a.open(person.cookie), await a.open(other.cookie)]
  await say(person.id, 1)
  await stream.next('registration.changed')
  expect(await cutOffListeners()).toBeGreaterThanOrEqual(2)
  await say(person.id, 2)
  await t.pool.query('delete from sessions where user_id = $1', [other.id])
  await waitFor('the missed event', () => numbers(stream).includes(2), 5000)
  await ending.next('session.ended')
  await say(person.id, 3)
  await waitFor('the next event', () => numbers(stream).includes(3))
  expect(numbers(stream)).toEqual([1, 2, 3])
  stream.close()
})

test('a reader that does not read is cut off', async () => {
  const { id, cookie } = await t.person('user')
  const { port } = new URL(b.base)
  const stuck = connect(Number(port), '127.0.0.1').pause()
  stuck.on('error', () => undefined)
  stuck.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`)
  await waitFor('the stream', () => b.hub.countOf(id) === 1)
  const many = Array<string>(100).fill(id)
  const filler = { registrationId: 'x'.repeat(7000) }
  await waitFor(
    'the cut',
    async () => {
      await inTransaction(t.context, (tx) => tell(tx, many, 'registration.changed', filler))
      return b.hub.countOf(id) === 0
    },
    20_000,
  )
  stuck.destroy()
})

test('closing the server ends its streams at once', async () => {
  const { cookie } = await t.person('user')
  const node = await startNode()
  const stream = await node.open(cookie)
  const before = Date.now()
  await node.stop()
  await waitFor('the end', () => stream.state.ended)
  expect(Date.now() - before).toBeLessThan(1000)
  expect(stream.events()).toEqual([])
})
