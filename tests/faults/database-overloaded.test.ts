import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ownerClient } from '#server/db/connect.ts'
import { call, statusOf } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { startGivenDatabase } from './support/given-database.ts'
import { seedTown } from './support/mixed-calls.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()
const AT_ONCE = 200

type Outcome = { status: number; ms: number }

/** The status of a call and how long it took. */
async function timed(asked: Promise<{ status: number }>): Promise<Outcome> {
  const from = performance.now()
  return { status: await statusOf(asked), ms: performance.now() - from }
}
const statuses = (outcomes: readonly Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const slowest = (outcomes: readonly Outcome[]): number => Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms)))

/** Repeats the same call until stopped. */
function keepAsking(ask: () => Promise<{ status: number }>, everyMs: number) {
  const outcomes: Outcome[] = []
  let running = true
  const asking = (async () => {
    while (running) {
      outcomes.push(await timed(ask()))
      await sleep(everyMs)
    }
  })()
  const stop = async () => {
    running = false
    await asking
    return outcomes
  }
  return { outcomes, stop }
}

/** Occupies every connection slot of the database server, after terminating the application's own connections. */
async function takeAllConnections(host: string): Promise<pg.Client[]> {
  const held: pg.Client[] = []
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ host, user: 'travessia_owner', database: 'postgres' })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return false // all are taken
    }
    held.push(client)
    return true
  }
  for (let none = 0; none < 20; ) {
    none = (await take()) ? 0 : none + 1
    await held[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'travessia'`)
  }
  return held
}

test('F04: with every connection of the database taken, 200 calls at once are refused in bounded time and the node lives on', async () => {
  const given = await startGivenDatabase(here.folder, { settings: { max_connections: '30' } })
  const held: pg.Client[] = []
  try {
    const server = await here.start(given.env)
    const { talks } = await seedTown(given)
    const cookieOf = (n: number) => talks[n % talks.length]?.customerCookie
    held.push(...(await takeAllConnections(given.cluster.host)))
    const alive = keepAsking(() => call(server.origin, '/healthz'), 50)
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        timed(call(server.origin, '/api/registrations', { cookie: cookieOf(n) })),
      ),
    )
    const ready = await statusOf(call(server.origin, '/readyz'))
    const lives = await alive.stop()
    const freed = performance.now()
    await Promise.all(held.splice(0).map((client) => client.end()))
    await eventually(async () => {
      expect((await call(server.origin, '/api/registrations', { cookie: cookieOf(0) })).status).toBe(200)
      expect((await call(server.origin, '/readyz')).status).toBe(200)
    })
    const back = Math.round(performance.now() - freed)
    console.log(
      `F04: no connection left: ${AT_ONCE} calls at once answered`,
      statuses(all),
      `slowest ${slowest(all)} ms; /healthz`,
      statuses(lives),
      `slowest ${slowest(lives)} ms; works again ${back} ms after the connections were free`,
    )
    expect(statuses(all)).toEqual({ 503: AT_ONCE })
    expect(slowest(all)).toBeLessThan(10_000)
    expect(ready).toBe(503)
    expect(statuses(lives)).toEqual({ 200: lives.length })
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  } finally {
    await Promise.all(held.map((client) => client.end()))
    await here.killAll()
    await given.cluster.stop()
  }
})

test('F04: a table that somebody holds and a statement that never ends are given up, and calls that need neither are served', async () => {
  const given = await startGivenDatabase(here.folder)
  const owner = ownerClient(given)
  try {
    const server = await here.start(given.env)
    const { talks } = await seedTown(given)
    await owner.connect()
    await owner.query(
      `create function sleep_long() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$`,
    )
    await owner.query(
      'create trigger sleepy before insert on contact_messages for each row execute function sleep_long()',
    )
    const contact = { nome: 'Ana Prado', email: 'ana@example.test', mensagem: 'Como abro uma empresa?' }
    const endless = timed(call(server.origin, '/api/contact-messages', { body: contact }))

    await owner.query('begin')
    await owner.query('lock table messages in access exclusive mode')
    let turn = 0
    const talk = () => talks[turn++ % talks.length]
    const conversation = () => {
      const { registrationId, customerCookie } = talk() ?? { registrationId: '', customerCookie: '' }
      return call(server.origin, `/api/conversations/${registrationId}/messages`, { cookie: customerCookie })
    }
    const send = () => {
      const { registrationId, agentCookie } = talk() ?? { registrationId: '', agentCookie: '' }
      const body = { messageId: randomUUID(), text: 'O estado aprovou o nome.' }
      return call(server.origin, `/api/conversations/${registrationId}/messages`, { cookie: agentCookie, body })
    }
    const burst = Array.from({ length: AT_ONCE }, (_, n) => timed(n % 4 === 0 ? send() : conversation()))
    const stuck = Array.from({ length: 20 }, (_, n) => keepAsking(n % 4 === 0 ? send : conversation, 50))
    const others = {
      health: keepAsking(() => call(server.origin, '/healthz'), 50),
      states: keepAsking(() => call(server.origin, '/api/states'), 50),
      notifications: keepAsking(
        () => call(server.origin, '/api/notifications', { cookie: talk()?.customerCookie }),
        50,
      ),
      companies: keepAsking(() => call(server.origin, '/api/registrations', { cookie: talk()?.customerCookie }), 50),
    }
    const ended = await endless
    const burstOutcomes = await Promise.all(burst)
    const live = Object.fromEntries(
      await Promise.all(Object.entries(others).map(async ([name, asking]) => [name, await asking.stop()] as const)),
    )
    const held = (await Promise.all(stuck.map(({ stop }) => stop()))).flat()
    await owner.query('commit')
    const freed = performance.now()
    await eventually(async () => {
      expect((await conversation()).status).toBe(200)
      expect((await send()).status).toBe(201)
    })
    const back = Math.round(performance.now() - freed)
    console.log(
      `F04: a statement that sleeps was answered ${ended.status} after ${Math.round(ended.ms)} ms; calls of a held table:`,
      statuses([...burstOutcomes, ...held]),
      `slowest ${slowest([...burstOutcomes, ...held])} ms; other calls:`,
      Object.fromEntries(
        Object.entries(live).map(([name, all]) => [name, { ...statuses(all), slowest: slowest(all) }]),
      ),
      `works again ${back} ms after`,
    )
    expect(ended.status).toBe(503)
    expect(Object.keys(statuses([...burstOutcomes, ...held]))).toEqual(['503'])
    for (const all of Object.values(live)) expect(statuses(all)).toEqual({ 200: all.length })
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  } finally {
    await owner.end()
    await here.killAll()
    await given.cluster.stop()
  }
})
