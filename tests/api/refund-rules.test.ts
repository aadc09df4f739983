import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditNoteWords } from '#features/refunds/server/credit-note-words.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'

let p: Paying
let scene: RefundScene
beforeAll(async () => {
  p = await payingApp()
  scene = await refundScene(p)
})
afterAll(() => p.close())

const rules = async () => (await p.t.call('GET', '/api/refund-rules')).json().items
const save = (stage: string, body: object, { cookie } = scene.admin) =>
  p.t.call('PUT', `/api/refunds/rules/${stage}`, { cookie, body })

describe('the rules', () => {
  test('are public, for every stage, and begin with what the terms promise', async () => {
    expect(await rules()).toEqual([
      { stage: 'before_filing', pricePercent: 100, stateFeePercent: 100 },
      { stage: 'after_filing', pricePercent: 50, stateFeePercent: 0 },
      { stage: 'refused_by_state', pricePercent: 100, stateFeePercent: 0 },
      { stage: 'approved', pricePercent: 0, stateFeePercent: 0 },
      { stage: 'service_waiting', pricePercent: 100, stateFeePercent: 100 },
      { stage: 'service_started', pricePercent: 50, stateFeePercent: 0 },
      { stage: 'service_done', pricePercent: 0, stateFeePercent: 0 },
    ])
  })

  test('an admin changes one, with version and history, and the next preview follows it', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const saved = await save('after_filing', { pricePercent: 40, stateFeePercent: 10, expectedVersion: 1 })
    expect(saved.json()).toMatchObject({ stage: 'after_filing', pricePercent: 40, stateFeePercent: 10, version: 2 })
    const stale = await save('after_filing', { pricePercent: 30, stateFeePercent: 10, expectedVersion: 1 })
    expect(codeOf(stale)).toEqual([409, 'conflict', null])
    // A save of the same values is a retry after a lost answer, and is accepted.
    expect(codeOf(await save('after_filing', { pricePercent: 40, stateFeePercent: 10, expectedVersion: 1 }))).toBe(200)
    const { plan_price, state_fee } = order.payment
    expect((await order.preview()).byRule.figures).toMatchObject({
      priceCents: Math.ceil(plan_price * 0.4),
      stateFeeCents: Math.ceil(state_fee * 0.1),
    })
    const history = await p.t.call('GET', '/api/edits?subjectType=refund_rule&subjectId=after_filing', {
      cookie: scene.admin.cookie,
    })
    expect(history.json().items).toMatchObject([
      {
        kind: 'changed',
        changes: [
          { field: 'pricePercent', from: 50, to: 40 },
          { field: 'stateFeePercent', from: 0, to: 10 },
        ],
      },
    ])
    await save('after_filing', { pricePercent: 50, stateFeePercent: 0, expectedVersion: 2 })
  })

  test('take percentages of 0 to 100 for stages that exist', async () => {
    const wrong = { pricePercent: 101, stateFeePercent: -1, expectedVersion: 1 }
    expect(codeOf(await save('approved', wrong))).toEqual([400, 'invalid', null])
    expect(codeOf(await save('approved', { ...wrong, pricePercent: 12.5 }))).toEqual([400, 'invalid', null])
    expect(codeOf(await save('someday', { pricePercent: 1, stateFeePercent: 1, expectedVersion: 1 }))).toEqual([
      400,
      'invalid',
      null,
    ])
  })

  test('a request keeps the rule that it was made under', async () => {
    const order = await scene.paidOrder()
    const refundId = await order.asked()
    await save('before_filing', { pricePercent: 10, stateFeePercent: 10, expectedVersion: 1 })
    expect((await scene.approve(refundId, order.payment.amount)).json()).toMatchObject({ status: 'paid' })
    await save('before_filing', { pricePercent: 100, stateFeePercent: 100, expectedVersion: 2 })
    await order.sumsAgree()
  })
})

describe('the list', () => {
  test('shows the office what waits first, page by page, and each customer their own', async () => {
    const [first, second] = [await scene.paidOrder(), await scene.paidOrder()]
    const waits = await first.asked()
    const other = await second.asked()
    await scene.refuse(other)
    const seen: string[] = []
    let cursor = ''
    do {
      const url = `/api/refunds?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
      const page = (await p.t.call('GET', url, { cookie: scene.admin.cookie })).json()
      seen.push(...page.items.map(({ id, status }: { id: string; status: string }) => `${status} ${id}`))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(seen[0]).toBe(`requested ${waits}`)
    expect(seen).toContain(`refused ${other}`)
    expect(new Set(seen).size).toBe(seen.length)
    const { rows } = await p.t.owner.query('select count(*)::int as all from refunds')
    expect(rows).toEqual([{ all: seen.length }])
    const refused = await p.t.call('GET', '/api/refunds?status=refused', { cookie: scene.admin.cookie })
    expect(refused.json().items.map(({ status }: { status: string }) => status)).not.toContain('paid')
    const own = (await p.t.call('GET', '/api/refunds', { cookie: first.customer.cookie })).json()
    expect(own.items).toMatchObject([{ id: waits, customer: null, office: null }])
  })
})

describe('the credit note', () => {
  test('says what came back of what, to the customer and to the office, once the money went back', async () => {
    const order = await scene.paidOrder()
    await order.file()
    const refundId = await order.asked()
    const get = ({ cookie } = order.customer) => p.t.call('GET', `/api/refunds/${refundId}/credit-note`, { cookie })
    expect((await get()).statusCode).toBe(404)
    const back = Math.ceil(order.payment.plan_price / 2)
    await scene.approve(refundId, back)
    const dollars = (cents: number) => `US$ ${(cents / 100).toFixed(2).replace('.', ',')}`
    for (const who of [order.customer, scene.admin]) {
      const answer = await get(who)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toContain(`NC-${refundId.slice(0, 8)}.pdf`)
      const text = pdfText(answer.rawPayload).replaceAll('\u00a0', ' ')
      for (const part of [
        'Nota de crédito',
        `NC-${refundId.slice(0, 8)}`,
        `INV-${order.payment.id.slice(0, 8)}`,
        order.customer.email,
        order.registration.company_name,
        'Plano Profissional: abertura de LLC: 50 %',
        'Taxa do estado: Flórida (repassada ao estado): 0 %',
        dollars(order.payment.amount),
        dollars(back),
      ])
        expect(text).toContain(part)
    }
    // The invoice uses the new rule too.
    const invoice = await p.t.call('GET', `/api/payments/${order.payment.id}/invoice`, {
      cookie: order.customer.cookie,
    })
    const text = pdfText(invoice.rawPayload).replaceAll('\u00a0', ' ')
    expect(text).toContain('Pago, com reembolso parcial')
    expect(text).toContain(`-${dollars(back)}`)
  })

  test('speaks one language at a time', () => {
    for (const [language, words] of Object.entries(creditNoteWords))
      for (const word of Object.values(words)) {
        const text = typeof word === 'function' ? word('Profissional', 50) : word
        expect([language, text, foreignWords(text, language as never)]).toEqual([language, text, []])
      }
  })
})

describe('the work behind a refund', () => {
  const complete = (order: Awaited<ReturnType<RefundScene['paidOrder']>>) =>
    p.t.owner.query(
      `update usa_company_workflows set workflow_status = 'completed', actual_completion_date = now() where id = $1`,
      [order.workflow.id],
    )
  const earn = async (order: Awaited<ReturnType<RefundScene['paidOrder']>>) => {
    await complete(order)
    await p.t.context.db.transaction().execute(async (db) => {
      const tx = { ...p.t.context, db }
      await p.t.services.dispatch(tx, 'workflow.completed', { workflowId: order.workflow.id })
    })
  }
  const commissions = async (order: Awaited<ReturnType<RefundScene['paidOrder']>>) =>
    (
      await p.t.owner.query(
        'select total_commission as cents from agent_commissions where workflow_id = $1 order by created_at, reverses_id nulls first',
        [order.workflow.id],
      )
    ).rows.map(({ cents }) => cents)

  test('that was finished keeps its commission when a part goes back, and loses it once when all does', async () => {
    const order = await scene.paidOrder()
    await order.file()
    await earn(order)
    const [cents] = await commissions(order)
    expect(cents).toBeGreaterThan(0)
    const refundId = await order.asked()
    await scene.approve(refundId, Math.ceil(order.payment.plan_price / 2))
    expect(await commissions(order)).toEqual([cents])
    expect(await order.workflowStatus()).toBe('completed')
    const rest = order.payment.amount - Math.ceil(order.payment.plan_price / 2)
    await order.start({ expectedCents: rest, everything: true, reason: 'Erro nosso.' })
    expect(await commissions(order)).toEqual([cents, -cents])
  })

  test('that was not finished earns nothing, and its running timer ends', async () => {
    const order = await scene.paidOrder()
    const { rows } = await p.t.owner.query('select id from workflow_tasks where workflow_id = $1 order by task_order', [
      order.workflow.id,
    ])
    await p.t.owner.query(
      `insert into task_time_entries (task_id, agent_id, started_at) values ($1, $2, now() - interval '5 minutes')`,
      [rows[0].id, scene.agent.id],
    )
    const refundId = await order.asked()
    await scene.approve(refundId, order.payment.amount)
    expect(await commissions(order)).toEqual([])
    const open = await p.t.owner.query('select 1 from task_time_entries where task_id = $1 and ended_at is null', [
      rows[0].id,
    ])
    expect(open.rows).toEqual([])
  })
})
