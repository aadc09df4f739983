import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { sign } from '#features/payments/server/provider/signature.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { bytesOf, paidEvent } from '#tests/support/webhook-messages.ts'
import { anEmail, call, signUp } from './support/calls.ts'
import { openEvents } from './support/event-reader.ts'
import { eventually } from './support/eventually.ts'
import { readGauges } from './support/gauges.ts'
import { deliver, pay, startPayingServer } from './support/paying-server.ts'
import { scratchServers } from './support/scratch-servers.ts'

// Production jobs have 25 attempts, the last of them after days.
const TRIES = 2
const OF_EACH = 15

const here = scratchServers()

/** Jobs that always fail: mails with an unknown template, and payloads without a valid id. */
async function addPoison(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into outbox_mails (id, template, user_id, to_address, data, created_at)
       select gen_random_uuid(), 'of-no-version', null, 'ninguem@example.test', '{}', now() from generate_series(1, $1) returning id`,
    [OF_EACH],
  )
  const mails = rows.map(({ id }) => ['send-mail', { mailId: id }] as const)
  const broken = Array.from({ length: OF_EACH }, () => [
    ['send-mail', { mailId: 'no id' }] as const,
    ['follow-fact', {}] as const,
    ['settle-message', { provider: 'stripe' }] as const,
  ]).flat()
  const all = [...mails, ...broken]
  for (const [task, payload] of all)
    await owner.query('select graphile_worker.add_job($1, $2::json, max_attempts => $3)', [
      task,
      JSON.stringify(payload),
      TRIES,
    ])
  return all.length
}

test('F18: jobs and messages that can never be done are given up and told, and the others flow', async () => {
  const smtp = await startFakeSmtp()
  const { server, stripe, owner, orders } = await startPayingServer(here, { orders: 2, env: { SMTP_URL: smtp.url } })
  const received = (email: string) => smtp.messages.filter(({ envelopeTo }) => envelopeTo.includes(email)).length
  try {
    const refused = anEmail()
    smtp.troubles.set(
      refused,
      Array.from({ length: 100 }, () => 'refuse-for-good' as const),
    )
    const poison = await addPoison(owner)
    expect((await signUp(server.origin, refused)).status).toBe(201)
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      const email = anEmail()
      await signUp(server.origin, email)
      waits.push(await eventually(() => expect(received(email)).toBe(1)))
    }
    const dead = await eventually(async () => {
      const gauges = await readGauges(server)
      expect([gauges('travessia_jobs_dead'), gauges('travessia_jobs_waiting')]).toEqual([poison, 0])
    })
    // The job runner does not retry dead jobs.
    await sleep(3000)
    const { rows } = await owner.query(
      'select attempts, count(*)::int as jobs from graphile_worker._private_jobs where last_error is not null group by 1',
    )
    expect(rows).toEqual([{ attempts: TRIES, jobs: poison }])
    // A mail that the mail server rejects permanently is marked as failed for admins at its first attempt, instead of being a dead job.
    expect(smtp.tries.filter(({ to }) => to === refused)).toHaveLength(1)
    expect((await owner.query('select 1 from outbox_mails where failed_at is not null')).rows).toHaveLength(1)

    // A signed webhook about an unknown session is refused and counted; the next webhook is processed.
    for (const order of orders) expect((await pay(server, order)).status).toBe(200)
    const [session = ''] = stripe.sessions.keys()
    stripe.pay(session, false)
    const tell = (id: string) => {
      const body = bytesOf(paidEvent(id))
      return deliver(server, body, sign(body, stripe.secret, new Date()))
    }
    expect([await tell('cs_test_unknown'), await tell(session)]).toEqual([400, 200])
    expect((await readGauges(server))('travessia_payment_events_refused')).toBe(1)

    // Malformed notifications on the channel of live events do not stop the valid ones.
    const { cookie } = await signUp(server.origin, anEmail())
    const events = await openEvents(server.origin, cookie)
    for (const odd of ['', 'no json', '{"id":"x"}', '{"id":1,"user":7}', '[]', '{"event":"session.ended"}'])
      await owner.query(`select pg_notify('live', $1)`, [odd])
    await call(server.origin, '/api/notifications/read-all', { body: {}, cookie })
    await eventually(() => expect(events.names()).toEqual(['notification.read']))
    console.log(
      `F18: ${poison} jobs that always fail are dead after ${TRIES} tries, ${dead} ms after the last of ${waits.length} mails ` +
        `that went out within ${Math.max(...waits)} ms meanwhile`,
    )
    expect(Math.max(...waits)).toBeLessThan(15_000)
    expect(events.state).toMatchObject({ ended: false, broken: false })
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  } finally {
    await owner.end()
    await stripe.close()
    await smtp.close()
  }
})
