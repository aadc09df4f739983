import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { readOrderFacts } from '#features/mails/server/facts/order-facts.ts'
import { sendMail } from '#features/mails/server/send-mail.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import { daysAfter } from '#rules/days/day.ts'
import { systemContext } from '#server/context.ts'
import { checkSums, keepSums } from '#server/lists/keep-sums.ts'
import { makeFolderMail } from '#server/mail/transport/folder-mail.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { type Client, type PurchaseScene, purchaseScene } from '#tests/support/purchase-scene.ts'

let p: Paying
let scene: PurchaseScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await purchaseScene(p.t)
})
afterAll(() => p.close())

const client = () => scene.client(daysAfter(officeDay(new Date()), -30), { state_id: 'wyoming' })

/** The payment of the order itself as customer, agent, refunds and mails see it. */
const seenOf = async (one: Client) => {
  const as = (cookie: string) => async (url: string) => (await p.t.call('GET', url, { cookie })).json()
  const [customer, agent] = [as(one.customer.cookie), as(scene.agent.cookie)]
  const payment = await customer(`${one.url}/payment`)
  const overview = await customer(`/api/overview?registrationId=${one.id}`)
  const { companies } = await agent(`/api/clients/${one.customer.id}`)
  const facts = await readOrderFacts(p.t.db, { registrationId: one.id })
  return {
    payment: [payment.id, payment.status, payment.amountCents],
    overview: overview.company.payment,
    companies,
    refunded: await isRefunded(systemContext(p.t.services, 'test'), one.id),
    mail: facts?.quote.total,
  }
}

test('the order keeps its own money, whatever happens to that of a service', async () => {
  const one = await client()
  const before = await seenOf(one)
  expect(before).toMatchObject({
    payment: [one.formation.id, 'paid', one.formation.amount],
    ...{ refunded: false, mail: one.formation.amount },
  })
  const { purchaseId, session } = await one.order('annual_report')
  expect(await seenOf(one)).toEqual(before)
  await p.stripe.promise(session)
  await p.stripe.breakPromise(session)
  expect((await one.payments()).map(({ payment_status }) => payment_status)).toEqual(['failed'])
  expect(await seenOf(one)).toEqual(before)
  const again = await scene.pay(purchaseId, one.customer)
  const second = String(again.json().url).split('/').at(-1) ?? ''
  await p.stripe.pay(second)
  expect(await seenOf(one)).toEqual(before)
  await p.stripe.refund(second, 15_900)
  expect((await one.payments()).map(({ payment_status }) => payment_status)).toEqual(['failed', 'refunded'])
  expect(await seenOf(one)).toEqual(before)
  expect((await one.services()).open).toBe(true)
})

test('a refused card of a service is told in the panel and by mail, in words that do not speak of the order', async () => {
  const one = await client()
  const { session } = await one.order('itin')
  await p.stripe.promise(session)
  await p.stripe.breakPromise(session)
  expect(await scene.told(one.customer.id, 'payment.')).toMatchObject([{ kind: 'paymentFailed' }])
  const { rows } = await p.t.owner.query(
    `select m.id, m.template from outbox_mails m left join notifications n on n.id::text = m.data ->> 'notificationId'
     where m.user_id = $1 and (m.template = 'payment-failed' or n.event = 'payment.failed')`,
    [one.customer.id],
  )
  expect(rows.map(({ template }) => template)).toEqual(['notification'])
  const folder = join(p.t.services.config.dataDir, 'mail')
  const mail = makeFolderMail({ folder, mailFrom: 'Travessia <a@travessia.test>' })
  await sendMail(p.t.services, mail, rows[0].id, new Promise(() => {}))
  const { rows: sent } = await p.t.owner.query('select sent_at, failed_at from outbox_mails where id = $1', [
    rows[0].id,
  ])
  expect([sent[0].sent_at !== null, sent[0].failed_at]).toEqual([true, null])
})

test('what an agent earned for a company stays when only the money of a service goes back', async () => {
  const one = await client()
  const { session } = await one.order('itin')
  await p.stripe.pay(session)
  await p.stripe.refund(session, 34_900)
  const { rows } = await p.t.owner.query(`select 1 from audit_log where action = 'commission.reversed'`)
  expect(rows).toEqual([])
  expect((await one.purchases()).map(({ status }) => status)).toEqual(['cancelled'])
})

test('kept sums follow the money of services through everything that happens to it', async () => {
  const sums = async (view: 'kept_totals' | 'real_sums') =>
    (await p.t.owner.query(`select scope, name, value::int from ${view} where value <> 0 order by 1, 2`)).rows
  const money = async () => {
    expect(await sums('kept_totals')).toEqual(await sums('real_sums'))
    const { rows } = await p.t.owner.query(
      `select name, value::int from kept_totals where scope = 'all' and name in ('payments.paid', 'payments.due')`,
    )
    const of = (name: string): number => rows.find((row) => row.name === name)?.value ?? 0
    return { paid: of('payments.paid'), due: of('payments.due') }
  }
  const one = await client()
  const start = await money()
  const since = async () => {
    const { paid, due } = await money()
    return [paid - start.paid, due - start.due]
  }
  const first = await one.order('annual_report')
  expect(await since()).toEqual([0, 15_900])
  // A second purchase adds to the amount due of the first.
  const second = await one.order('itin')
  expect(await since()).toEqual([0, 15_900 + 34_900])
  await p.stripe.promise(second.session)
  await p.stripe.breakPromise(second.session)
  expect(await since()).toEqual([0, 15_900 + 34_900])
  const again = await scene.pay(second.purchaseId, one.customer)
  expect(await since()).toEqual([0, 15_900 + 34_900])
  await scene.cancel(first.purchaseId, one.customer)
  expect(await since()).toEqual([0, 34_900])
  await p.stripe.pay(String(again.json().url).split('/').at(-1) ?? '')
  expect(await since()).toEqual([34_900, 0])
  await p.stripe.refund(String(again.json().url).split('/').at(-1) ?? '', 4900)
  expect(await since()).toEqual([30_000, 0])
  const third = await one.order('annual_report')
  await p.t.owner.query(`update business_registrations set status = 'rejected' where id = $1`, [one.id])
  expect(await since()).toEqual([30_000, 0])
  await p.t.owner.query(`update business_registrations set status = 'approved' where id = $1`, [one.id])
  expect(await since()).toEqual([30_000, 15_900])
  await p.t.owner.query('delete from purchases where id = $1', [third.purchaseId])
  expect(await since()).toEqual([30_000, 0])
  await keepSums(p.t.services)
  expect([await since(), await checkSums(p.t.services)]).toEqual([[30_000, 0], 0])
})
