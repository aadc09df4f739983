import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { lastWithdrawalDay } from '#features/refunds/rules/withdrawal.ts'
import { DAY_MS, dateOf, daysAfter } from '#rules/days/day.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'

let p: Paying
let scene: RefundScene
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  scene = await refundScene(p)
})
afterAll(() => p.close())
beforeEach(() => {
  // Undoes the frozen clock of other tests.
  Object.defineProperty(p.t.clock, 'ahead', { value: 0, writable: true, configurable: true })
  Object.assign(p.stripe, { trouble: 'none', troubled: undefined, poor: false })
})

type Order = Awaited<ReturnType<RefundScene['paidOrder']>>
const refundsAt = (order: Order) => {
  const intent = p.stripe.sessions.get(order.session)?.intent
  return p.stripe.refunds.filter((refund) => refund.intent === intent)
}
const receipts = async ({ customer }: Order) =>
  (await sendQueued(p.t, customer.id)).filter(({ subject }) => subject.includes('desistência'))
/** The whole amount is refunded once, and the order has ended. */
async function allBack(order: Order): Promise<void> {
  expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: order.payment.amount })
  expect(await order.truth()).toBe(order.payment.amount)
  expect([await order.status(), await order.workflowStatus()]).toEqual(['rejected', 'cancelled'])
  await order.sumsAgree()
}

test('an approved order: everything goes back, with a receipt at once, and the office learns what exists at the state', async () => {
  const order = await scene.paidOrder()
  await order.approve()
  const { amount, state_fee } = order.payment
  const figures = { priceCents: order.payment.plan_price, stateFeeCents: state_fee, totalCents: amount }
  const until = lastWithdrawalDay((await order.now()).paid_at ?? new Date())
  expect(await order.preview()).toMatchObject({
    byRule: { stage: 'approved', refusal: 'nothing' },
    withdrawal: { until, declaredAt: null, figures, refusal: null },
    atState: null,
  })
  const listed = async () => (await p.t.call('GET', '/api/payments', { cookie: order.customer.cookie })).json().items[0]
  expect(await listed()).toMatchObject({ withdrawUntil: until, withdrawnAt: null })

  const refundId = await order.withdrawn()
  expect(await listed()).toMatchObject({ withdrawUntil: null, withdrawnAt: expect.any(String) })
  const [receipt, ...more] = await receipts(order)
  expect(more).toEqual([])
  expect(receipt?.to).toBe(order.customer.email)
  expect(receipt?.text).toMatch(/art\. 49/)
  expect(receipt?.text).toContain(`INV-${order.payment.id.slice(0, 8)}`)
  expect(receipt?.text).toContain('continua existindo lá, com as obrigações dela, até ser encerrada')
  expect(await scene.told(order.customer)).toContain('Desistência registrada')
  // The page that withdrew shows the result itself, so its live event is marked `own` and shows no toast.
  const announced = await p.t.db
    .selectFrom('live_events')
    .select(['user_id', sql<string | null>`data->>'own'`.as('own')])
    .where('event', '=', 'notification.created')
    .where('user_id', 'in', [order.customer.id, scene.admin.id])
    .orderBy('id', 'desc')
    .execute()
  expect(announced.find(({ user_id }) => user_id === order.customer.id)?.own).toBe('yes')
  expect(announced.find(({ user_id }) => user_id === scene.admin.id)?.own).toBeNull()
  expect(await scene.told(scene.agent)).toContain('Cliente desistiu da compra')
  const { rows } = await p.t.owner.query(
    `select message from notifications where user_id = $1 and kind = 'withdrawalDeclared' order by created_at desc limit 1`,
    [scene.admin.id],
  )
  expect(rows[0].message).toMatch(/nº L26000001, formada em .*; US\$\s[\d.,]+ ficam lá e são perda nossa/)

  // Admins see it first in their list, with its figures, and can neither refuse it nor refund less.
  const { items } = (await p.t.call('GET', '/api/refunds', { cookie: scene.admin.cookie })).json()
  expect(items[0]).toMatchObject({ id: refundId, ground: 'withdrawal', status: 'requested', figures })
  expect((await order.preview(scene.admin)).atState).toMatchObject({
    filed: true,
    fileNumber: 'L26000001',
    keptCents: state_fee,
    openServices: [],
  })
  expect(codeOf(await scene.refuse(refundId))).toEqual([409, 'conflict', 'withdrawal_not_refused'])
  expect(codeOf(await scene.approve(refundId, amount - state_fee))).toEqual([409, 'conflict', 'refund_changed'])
  const done = await scene.approve(refundId, amount)
  expect(done.json()).toMatchObject({ status: 'paid', figures, creditNote: `NC-${refundId.slice(0, 8)}` })
  expect(await order.status()).toBe('rejected')
  await allBack(order)
  const { rows: history } = await p.t.owner.query(
    'select old_status, reason from process_status_history where business_registration_id = $1',
    [order.registration.id],
  )
  expect(history).toEqual([{ old_status: 'approved', reason: expect.stringContaining('desistência em 7 dias') }])
  expect(await scene.audited(refundId)).toEqual(['refund.withdrawalDeclared', 'refund.approved', 'refund.paid'])
})

test('said twice, at once and later, it is one withdrawal with one receipt', async () => {
  const order = await scene.paidOrder()
  const answers = await Promise.all([order.declare(), order.declare(), order.declare()])
  expect(answers.map(codeOf)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().declaredAt)).size).toBe(1)
  expect(await receipts(order)).toHaveLength(1)
  const [refund, ...others] = await order.refunds()
  expect(others).toEqual([])
  await Promise.all([scene.approve(refund?.id ?? '', order.payment.amount), order.declare()])
  expect((await order.declare()).json().declaredAt).toBe(answers[0]?.json().declaredAt)
  expect(await order.refunds()).toMatchObject([{ status: 'paid', amount: order.payment.amount }])
  expect(refundsAt(order)).toHaveLength(1)
  await allBack(order)
})

describe('the days', () => {
  /** Freezes the clock at this time of a day in São Paulo. */
  const at = (day: string, time: string) => {
    const moment = Date.parse(`${day}T${time}-03:00`)
    Object.defineProperty(p.t.clock, 'ahead', { configurable: true, get: () => moment - Date.now() })
  }
  const today = () => officeDay(new Date())
  /** An order paid seven days before today, at a time in São Paulo. */
  const paidAWeekAgo = async (time: string) => {
    const order = await scene.paidOrder()
    await order.paidOn(new Date(`${daysAfter(today(), -7)}T${time}-03:00`))
    return order
  }

  test('last until the last second of the seventh one', async () => {
    const order = await paidAWeekAgo('00:00:00.000')
    at(today(), '23:59:59.500')
    expect(codeOf(await order.declare())).toBe(201)
  })

  test('are over one second later; what still counts is the rule of the stage', async () => {
    const order = await paidAWeekAgo('23:59:59.999')
    await order.file()
    at(daysAfter(today(), 1), '00:00:00.500')
    expect(codeOf(await order.declare())).toEqual([409, 'conflict', 'withdrawal_over'])
    const { withdrawal, byRule } = await order.preview()
    expect(withdrawal).toMatchObject({ until: today(), refusal: 'over' })
    expect(byRule).toMatchObject({ stage: 'after_filing', refusal: null })
    expect(await order.refunds()).toEqual([])
  })

  test('begin with the day that it was in São Paulo, not in Greenwich', async () => {
    // 22:30 in São Paulo is already the next day in UTC, which would add a day.
    const order = await paidAWeekAgo('22:30:00.000')
    const paidAt = (await order.now()).paid_at ?? new Date()
    expect(paidAt.toISOString().slice(0, 10)).toBe(daysAfter(today(), -6))
    expect((await order.preview()).withdrawal.until).toBe(today())
    at(daysAfter(today(), 1), '00:30:00.000')
    expect(codeOf(await order.declare())).toEqual([409, 'conflict', 'withdrawal_over'])
  })

  test('count for the declaration: the office may be late, and an answer that was lost is found again', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.withdrawn()
    await order.paidOn(new Date(dateOf(today()).getTime() - 30 * DAY_MS))
    expect(codeOf(await order.declare())).toBe(201)
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    await allBack(order)
  })
})

describe('while a refund runs', () => {
  test('that waits for a decision: it becomes the withdrawal, with everything', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const refundId = await order.asked()
    expect((await order.refunds())[0]?.amount).toBeLessThan(order.payment.amount)
    expect(await order.withdrawn()).toBe(refundId)
    expect(await order.refunds()).toEqual([
      { id: refundId, status: 'requested', ground: 'withdrawal', amount: order.payment.amount },
    ])
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    await allBack(order)
  })

  test('that the provider has not answered yet: what is left is owed after it', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const part = Math.ceil(order.payment.plan_price / 2)
    const partial = await order.asked()
    p.stripe.trouble = 'down'
    expect((await scene.approve(partial, part)).json().status).toBe('sending')
    expect(codeOf(await order.declare())).toBe(201)
    expect(await order.refunds()).toMatchObject([{ id: partial, ground: 'rule', amount: part }])
    const [receipt] = await receipts(order)
    expect(receipt?.text).toMatch(/Valor a devolver: US\$/)
    expect(codeOf(await scene.withdraw(partial, order.customer))).toEqual([409, 'conflict', 'refund_decided'])
    p.stripe.trouble = 'none'
    p.t.clock.ahead = 2 * 60_000
    await scene.job()
    const rest = order.payment.amount - part
    const [first, second] = await order.refunds()
    expect(first).toMatchObject({ id: partial, status: 'paid', amount: part })
    expect(second).toMatchObject({ status: 'requested', ground: 'withdrawal', amount: rest })
    expect((await scene.approve(second?.id ?? '', rest)).json().status).toBe('paid')
    expect(refundsAt(order).map(({ amount }) => amount)).toEqual([part, rest])
    await allBack(order)
  })

  test('that the provider then refuses: it becomes the withdrawal, and is tried again with everything', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const partial = await order.asked()
    p.stripe.trouble = 'down'
    await scene.approve(partial, Math.ceil(order.payment.plan_price / 2))
    expect(codeOf(await order.declare())).toBe(201)
    Object.assign(p.stripe, { trouble: 'none', poor: true })
    p.t.clock.ahead = 2 * 60_000
    await scene.job()
    expect(await order.refunds()).toMatchObject([
      { id: partial, status: 'failed', ground: 'withdrawal', amount: order.payment.amount },
    ])
    expect(codeOf(await scene.refuse(partial))).toEqual([409, 'conflict', 'withdrawal_not_refused'])
    expect(codeOf(await order.ask())).toEqual([409, 'conflict', 'refund_under_way'])
    p.stripe.poor = false
    expect((await scene.retry(partial)).json().status).toBe('paid')
    expect(refundsAt(order)).toHaveLength(1)
    await allBack(order)
  })

  test('that was paid in part: the withdrawal gives the rest', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const part = Math.ceil(order.payment.plan_price / 2)
    await scene.approve(await order.asked(), part)
    const refundId = await order.withdrawn()
    const rest = order.payment.amount - part
    expect((await scene.approve(refundId, rest)).json()).toMatchObject({
      status: 'paid',
      figures: { totalCents: rest },
    })
    await allBack(order)
  })
})

describe('on a bad day', () => {
  test('the provider is away: it is sent later, once', async () => {
    const order = await scene.paidOrder()
    await order.approve()
    const refundId = await order.withdrawn()
    p.stripe.trouble = 'down'
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('sending')
    expect(await order.status()).toBe('approved')
    p.stripe.trouble = 'none'
    p.t.clock.ahead = 2 * 60_000
    await Promise.all([scene.job(), scene.job()])
    expect(refundsAt(order)).toHaveLength(1)
    await allBack(order)
  })

  test('the provider refuses: it stays owed until it is paid, also when a part went back another way', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.withdrawn()
    p.stripe.poor = true
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('failed')
    expect(codeOf(await scene.refuse(refundId))).toEqual([409, 'conflict', 'withdrawal_not_refused'])
    expect(codeOf(await order.start())).toEqual([409, 'conflict', 'refund_under_way'])
    p.stripe.poor = false
    // After a partial refund in the provider's own dashboard, only the rest is refunded.
    await p.stripe.refund(order.session, 1000)
    const again = await scene.retry(refundId)
    expect(again.json()).toMatchObject({ status: 'paid', figures: { totalCents: order.payment.amount - 1000 } })
    await allBack(order)
  })

  test('all of it went back on the provider’s own screens: the withdrawal is closed, and nothing is paid twice', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.withdrawn()
    await p.stripe.refund(order.session, order.payment.amount)
    expect((await order.preview(scene.admin)).everything.refusal).toBe('refunded')
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    expect(refundsAt(order)).toEqual([])
    await allBack(order)
  })

  test('the bank disputes the payment: the withdrawal counts, and waits until the dispute is closed', async () => {
    const order = await scene.paidOrder()
    await p.t.owner.query('update payments set disputed_at = now() where id = $1', [order.payment.id])
    const refundId = await order.withdrawn()
    expect(await receipts(order)).toHaveLength(1)
    expect(codeOf(await scene.approve(refundId, order.payment.amount))).toEqual([409, 'conflict', 'refund_disputed'])
    const { cookie } = scene.admin
    await p.t.call('POST', `/api/payments/${order.payment.id}/close-dispute`, { cookie, body: {} })
    expect((await scene.approve(refundId, order.payment.amount)).json().status).toBe('paid')
    await allBack(order)
  })

  test('the bank returned the money itself: only then may the office close it with a reason', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.withdrawn()
    Object.assign(p.stripe.sessions.get(order.session) ?? {}, { disputed: true })
    expect((await scene.approve(refundId, order.payment.amount)).json()).toMatchObject({
      status: 'failed',
      office: { failure: 'disputed' },
    })
    expect((await scene.refuse(refundId, 'O banco já devolveu o valor.')).json().status).toBe('refused')
    expect(await order.truth()).toBe(0)
  })

  test('the payment went back already, was never made, or the order was free: it is refused with its reason', async () => {
    const back = await scene.paidOrder()
    await back.start()
    expect(codeOf(await back.declare())).toEqual([409, 'conflict', 'refund_refunded'])
    const unpaid = await p.anOrder()
    const call = (id: string, cookie: string) =>
      p.t.call('POST', `/api/payments/${id}/withdrawal`, { cookie, body: {} })
    expect(codeOf(await call(unpaid.payment.id, unpaid.customer.cookie))).toEqual([409, 'conflict', 'refund_unpaid'])
    const free = await scene.paidOrder()
    await p.t.owner.query('update payments set amount = 0, plan_price = 0, state_fee = 0 where id = $1', [
      free.payment.id,
    ])
    expect(codeOf(await free.declare())).toEqual([409, 'conflict', 'refund_free'])
    expect(await free.status()).toBe('in_review')
    const other = await p.t.person('user')
    expect(codeOf(await back.declare(other))).toEqual([404, 'not_found', null])
  })
})

test('until the office executes it, the customer may keep the purchase, and withdraw again', async () => {
  const order = await scene.paidOrder()
  const first = await order.withdrawn()
  expect((await scene.withdraw(first, order.customer)).json().status).toBe('withdrawn')
  expect((await order.preview()).withdrawal).toMatchObject({ declaredAt: null, refusal: null })
  expect(codeOf(await scene.approve(first, order.payment.amount))).toEqual([409, 'conflict', 'refund_decided'])
  expect(codeOf(await order.declare())).toBe(201)
  const [, second] = await order.refunds()
  expect((await scene.approve(second?.id ?? '', order.payment.amount)).json().status).toBe('paid')
  expect(codeOf(await scene.withdraw(second?.id ?? '', order.customer))).toEqual([409, 'conflict', 'refund_decided'])
  expect(await receipts(order)).toHaveLength(2)
  await allBack(order)
})
