import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { FakeStripe, StripeTrouble } from '#tests/support/fake-stripe.ts'
import { eventually } from './support/eventually.ts'
import { pay, startPayingServer, type UnpaidOrder } from './support/paying-server.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'
import { watchCalls } from './support/watch-calls.ts'

const ORDERS_EACH = 8
// `slow` comes first: what Stripe executes after our timeout happens while the other cases run.
const troubles: readonly StripeTrouble[] = ['slow', 'down', 'broken', 'reset']
// Our client's timeout for Stripe is ten seconds; the rest is margin for a busy machine.
const LONGEST_MS = 20_000

const here = scratchServers()

async function timed<T>(work: Promise<T>) {
  const from = performance.now()
  const answer = await work
  return { answer, ms: Math.round(performance.now() - from) }
}

/** Each customer clicks twice while Stripe is in trouble, and once more when it has recovered. */
async function payThrough(trouble: StripeTrouble, server: ServerProcess, stripe: FakeStripe, orders: UnpaidOrder[]) {
  const [reader] = orders
  const others = watchCalls({ port: server.port, path: '/api/registrations?limit=20', cookie: reader?.cookie ?? '' })
  stripe.trouble = trouble
  const clicks = await Promise.all([...orders, ...orders].map((order) => timed(pay(server, order))))
  const during = await others()
  stripe.trouble = 'none'
  const again = await Promise.all(orders.map((order) => timed(pay(server, order))))
  const slowest = Math.max(...clicks.map(({ ms }) => ms))
  console.log(`F06, Stripe ${trouble}: pay answers within ${slowest} ms; other calls ${during.text}`)
  return { clicks, again, during, slowest }
}

test('F06: while Stripe is down, broken or slow only the pay button says so, and each order gets one session', async () => {
  const { server, stripe, owner, orders } = await startPayingServer(here, { orders: troubles.length * ORDERS_EACH })
  try {
    const cookie = orders[0]?.cookie ?? ''
    const calm = watchCalls({ port: server.port, path: '/api/registrations?limit=20', cookie })
    await sleep(2000)
    const before = await calm()
    console.log(`F06, Stripe answers: other calls ${before.text}`)
    for (const [n, trouble] of troubles.entries()) {
      const some = orders.slice(n * ORDERS_EACH, (n + 1) * ORDERS_EACH)
      const { clicks, again, during, slowest } = await payThrough(trouble, server, stripe, some)
      for (const { answer } of clicks)
        expect([answer.status, answer.json.error.code]).toEqual([503, 'payment_unavailable'])
      expect(slowest).toBeLessThan(LONGEST_MS)
      expect(again.map(({ answer }) => answer.status)).toEqual(some.map(() => 200))
      expect(during.odd).toEqual([])
      // A call that waited for Stripe would take seconds.
      expect(during.p99).toBeLessThan(Math.max(1000, before.p99 * 10))
    }
    const clickedTwice = 2 * ORDERS_EACH
    // `down` and `broken` create nothing, so both clicks count only for `slow` and `reset`; a busy machine may add retries.
    await eventually(() => expect(stripe.created()).toBeGreaterThanOrEqual(2 * clickedTwice + orders.length))
    const { rows } = await owner.query<{ id: string; session: string }>(
      'select id, provider_session_id as session from payments',
    )
    const made = [...stripe.sessions.values()].map(({ id, metadata }) => ({ id: metadata['payment_id'], session: id }))
    const byId = (one: { id?: string | undefined }, other: { id?: string | undefined }) =>
      (one.id ?? '').localeCompare(other.id ?? '')
    expect(made.toSorted(byId)).toEqual(rows.toSorted(byId))
    expect(made).toHaveLength(orders.length)
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  } finally {
    await owner.end()
    await stripe.close()
  }
})
