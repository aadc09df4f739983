import type pg from 'pg'
import { expect, test } from 'vitest'
import { percentile } from '#bench/support/write-message.ts'
import { sign } from '#features/payments/server/provider/signature.ts'
import { WEBHOOK_PATH } from '#features/payments/server/provider/webhook-path.ts'
import type { FakeStripe } from '#tests/support/fake-stripe.ts'
import type { FakeSession } from '#tests/support/fake-stripe-objects.ts'
import { bytesOf } from '#tests/support/webhook-messages.ts'
import { openSockets, sendAtOnce } from './support/burst.ts'
import { eventually } from './support/eventually.ts'
import { readGauges } from './support/gauges.ts'
import { pay, startPayingServer } from './support/paying-server.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'
import { watchCalls } from './support/watch-calls.ts'

const ORDERS = 50
const MESSAGES = 1000
// The target is one second on two idle cores.
const LONGEST_MS = 15_000

const here = scratchServers()

type Kept = { refunded: boolean; status: string; paid: number; back: number; notices: number; mails: number }

/** The provider's webhooks about one payment: four types, which the burst repeats. */
function messagesAbout({ id, charge, intent }: FakeSession): object[] {
  const session = { object: 'checkout.session', id }
  const about = (type: string, object: object) => ({
    id: `evt_${type}_${id}`,
    object: 'event',
    type,
    livemode: false,
    data: { object },
  })
  return [
    about('checkout.session.created', session),
    about('checkout.session.completed', session),
    about('checkout.session.expired', session),
    about('charge.refunded', { object: 'charge', id: charge, payment_intent: intent }),
  ]
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** All customers have paid and every other one has been refunded before any webhook arrives. */
function settleAtStripe(stripe: FakeStripe): FakeSession[] {
  const sessions = [...stripe.sessions.values()]
  for (const [n, session] of sessions.entries()) {
    stripe.pay(session.id, false)
    if (n % 2 === 0) session.refunded = session.amount
  }
  return sessions
}

const keptOf = (owner: pg.Client) =>
  owner.query<Kept>(`
    select p.refunded_amount = p.amount as refunded, p.payment_status as status,
      (select count(*)::int from audit_log a where a.subject_id = p.id::text and a.action = 'payment.confirmed') as paid,
      (select count(*)::int from audit_log a where a.subject_id = p.id::text and a.action = 'payment.refunded') as back,
      (select count(*)::int from notifications n where n.user_id = r.user_id and n.event like 'payment.%') as notices,
      (select count(*)::int from outbox_mails m where m.user_id = r.user_id and m.template = 'payment-confirmed') as mails
    from payments p join business_registrations r on r.id = p.business_registration_id order by p.id`)

/** Delivers all webhooks at the same moment, each on its own connection. */
async function deliverAll({ port }: ServerProcess, stripe: FakeStripe, messages: readonly object[]) {
  const requests = messages.map((message) => {
    const body = bytesOf(message)
    const head =
      `POST ${WEBHOOK_PATH} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nstripe-signature: ${sign(body, stripe.secret, new Date())}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), body])
  })
  const sockets = await openSockets(port, messages.length)
  const answers = await sendAtOnce(sockets, requests)
  for (const socket of sockets) socket.destroy()
  const waits = answers.map(({ ms }) => ms)
  const at = (part: number) => Math.round(percentile(waits, part))
  return { statuses: new Set(answers.map(({ status }) => status)), p50: at(0.5), p99: at(0.99), worst: at(1) }
}

test('F07: a burst of 1,000 messages, repeated and shuffled, is acknowledged and ends in one state', async () => {
  const { server, stripe, owner, orders } = await startPayingServer(here, { orders: ORDERS })
  try {
    for (const order of orders) expect((await pay(server, order)).status).toBe(200)
    const messages = settleAtStripe(stripe).flatMap(messagesAbout)
    const burst = shuffled(Array.from({ length: MESSAGES }, (_, n) => messages[n % messages.length] ?? {}))
    const others = watchCalls({
      port: server.port,
      path: '/api/registrations?limit=20',
      cookie: orders[0]?.cookie ?? '',
    })
    const { statuses, p50, p99, worst } = await deliverAll(server, stripe, burst)
    const during = await others()
    const settled = await eventually(async () => {
      const { rows } = await keptOf(owner)
      expect(rows.map(({ refunded, ...counts }) => [refunded, counts])).toEqual(
        rows.map(({ refunded }) => [
          refunded,
          {
            status: refunded ? 'refunded' : 'paid',
            paid: 1,
            back: refunded ? 1 : 0,
            notices: refunded ? 2 : 1,
            mails: 1,
          },
        ]),
      )
      expect(rows.filter(({ refunded }) => refunded)).toHaveLength(ORDERS / 2)
      expect(rows).toHaveLength(ORDERS)
    })
    console.log(
      `F07: ${MESSAGES} messages at once are acknowledged in p50 ${p50} p99 ${p99} worst ${worst} ms and settled ${settled} ms ` +
        `later; other calls ${during.text}`,
    )
    expect([...statuses]).toEqual([200])
    expect(p99).toBeLessThan(LONGEST_MS)
    expect(during.odd).toEqual([])

    // Webhooks that arrive after everything is settled change nothing.
    const before = await keptOf(owner)
    expect([...(await deliverAll(server, stripe, shuffled(messages))).statuses]).toEqual([200])
    expect((await keptOf(owner)).rows).toEqual(before.rows)
    const gauges = await readGauges(server)
    expect(gauges('travessia_jobs_dead')).toBe(0)
    expect(gauges('travessia_payment_events_refused')).toBe(0)
  } finally {
    await owner.end()
    await stripe.close()
  }
})
