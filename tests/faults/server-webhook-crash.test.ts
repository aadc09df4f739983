import type pg from 'pg'
import { expect, test } from 'vitest'
import { sign } from '#features/payments/server/provider/signature.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { bytesOf, paidEvent } from '#tests/support/webhook-messages.ts'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { deliver, pay, startPayingServer } from './support/paying-server.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'

const CRASHES = lengthOf({ short: 4, full: 40 })
// More than the server settles while it answers, so that some payments become jobs.
const PAID_EACH = 10

const here = scratchServers()

/** Resolves when a payment commits, because PostgreSQL publishes its live event at that moment. */
async function nextCommit(owner: pg.Client): Promise<void> {
  await owner.query('listen live')
  return new Promise((resolve) => {
    owner.on('notification', function heard({ payload }) {
      if (!payload?.includes('registration.changed')) return
      owner.off('notification', heard)
      resolve()
    })
  })
}

type Kept = { status: string; paid: number; notices: number; mails: number; unsent: number }
const keptOf = (owner: pg.Client) =>
  owner.query<Kept>(`
    select p.payment_status as status,
      (select count(*)::int from audit_log a where a.subject_id = p.id::text and a.action = 'payment.confirmed') as paid,
      (select count(*)::int from notifications n where n.user_id = r.user_id and n.event = 'payment.confirmed') as notices,
      (select count(*)::int from outbox_mails m where m.user_id = r.user_id and m.template = 'payment-confirmed') as mails,
      (select count(*)::int from outbox_mails m where m.user_id = r.user_id and m.sent_at is null) as unsent
    from payments p join business_registrations r on r.id = p.business_registration_id`)

test('F08: a crash right after a payment is committed loses nothing that follows from it', async () => {
  const smtp = await startFakeSmtp()
  const paying = await startPayingServer(here, { orders: CRASHES * PAID_EACH, env: { SMTP_URL: smtp.url } })
  const { stripe, owner, orders, env } = paying
  let server: ServerProcess = paying.server
  const counts = { acknowledged: 0, lost: 0, repeated: 0 }
  try {
    for (const order of orders) expect((await pay(server, order)).status).toBe(200)
    const sessions = [...stripe.sessions.keys()]
    for (let crash = 0; crash < CRASHES; crash++) {
      const mine = sessions.slice(crash * PAID_EACH, (crash + 1) * PAID_EACH)
      for (const id of mine) stripe.pay(id, false)
      const tell = (id: string) => {
        const body = bytesOf(paidEvent(id))
        return deliver(server, body, sign(body, stripe.secret, new Date()))
      }
      const committed = nextCommit(owner)
      const told = Promise.all(mine.map(tell))
      await committed
      await server.kill('SIGKILL')
      const answers = await told
      server = await here.start(env)
      counts.acknowledged += answers.filter((status) => status === 200).length
      // The provider repeats every unacknowledged webhook, and some acknowledged ones.
      const again = mine.filter((_, n) => answers[n] !== 200 || n % 3 === 0)
      counts.lost += answers.filter((status) => status !== 200).length
      counts.repeated += again.length
      expect(await Promise.all(again.map(tell))).toEqual(again.map(() => 200))
    }
    const settled = await eventually(async () => {
      const { rows } = await keptOf(owner)
      expect(rows).toEqual(orders.map(() => ({ status: 'paid', paid: 1, notices: 1, mails: 1, unsent: 0 })))
    })
    const { rows } = await owner.query<{ id: string }>(
      `select id from outbox_mails where template = 'payment-confirmed'`,
    )
    const ids = smtp.messages.map(({ headers }) => headers['message-id']?.[0]?.slice(1).split('@')[0] ?? '')
    const copies = ids.length - new Set(ids).size
    console.log(
      `F08: ${CRASHES} crashes right after a commit: ${counts.acknowledged} messages acknowledged, ${counts.lost} not, ` +
        `${counts.repeated} repeated by the provider; ${orders.length} payments settled once, the last ${settled} ms after the ` +
        `restart; ${copies} mails came twice, each time under the same id`,
    )
    expect(rows.filter(({ id }) => !ids.includes(id))).toEqual([])
    // A mail is sent twice only if the crash comes between the mail server's reply and our record of it.
    expect(copies).toBeLessThanOrEqual(4 * CRASHES)
  } finally {
    await owner.end()
    await stripe.close()
    await smtp.close()
  }
})
