import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { sendRefunds } from '#features/refunds/server/send-refunds.ts'
import { systemContext } from '#server/context.ts'
import type { Paying } from './paying.ts'
import { withProof } from './session-proof.ts'

type Person = Awaited<ReturnType<Paying['t']['person']>>
type Answer = Awaited<ReturnType<Paying['t']['call']>>

/** An answer in short: its status, and for an error also its code and reason. */
export function codeOf(answer: Answer) {
  const { error } = answer.json()
  return error ? [answer.statusCode, error.code, error.reason ?? null] : answer.statusCode
}

/** Paid orders whose refunds are requested and decided through the API. */
export async function refundScene(p: Paying) {
  const { t } = p
  const [admin, agent] = [await t.person('admin'), await t.person('agent')]
  const job = () => sendRefunds(systemContext(t.services, 'send-refunds'))

  /** A paid order assigned to the agent, with its workflow in progress. */
  const paidOrder = async () => {
    const order = await p.anOrder()
    const session = await order.open()
    if (session.startsWith('test_')) {
      const { cookie } = order.customer
      const done = await t.call('POST', `/api/test-payments/${session}`, { cookie, body: { outcome: 'succeed' } })
      expect(done.statusCode, done.body).toBe(200)
    } else await p.stripe.pay(session)
    const { id } = order.registration
    await t.db
      .updateTable('business_registrations')
      .set({ assigned_agent_id: agent.id, status: 'in_review' })
      .where('id', '=', id)
      .execute()
    const registration = { ...order.registration, assigned_agent_id: agent.id }
    const { workflow } = await aWorkflow(t.context, registration, { workflow_status: 'in_progress' })
    const { payment } = order
    const url = `/api/payments/${payment.id}`
    const as = (who: Person) => ({ cookie: who.cookie })
    const preview = async (who: Person = order.customer) => {
      const answer = await t.call('GET', `${url}/refund`, as(who))
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    const ask = (body: object = {}, who: Person = order.customer) =>
      t.call('POST', `${url}/refund`, {
        ...as(who),
        body: { refundId: randomUUID(), expectedCents: payment.amount, reason: 'Mudei de planos.', ...body },
      })
    /** The customer requests the refund that the preview shows; returns its id. */
    const asked = async (): Promise<string> => {
      const { byRule } = await preview()
      const answer = await ask({ expectedCents: byRule.figures.totalCents })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().id
    }
    const start = async (body: object = {}, who: Person = admin) => {
      await withProof(t, who.cookie)
      return t.call('POST', `${url}/start-refund`, {
        ...as(who),
        body: { refundId: randomUUID(), expectedCents: payment.amount, everything: false, reason: null, ...body },
      })
    }
    /** The customer withdraws from the purchase. */
    const declare = (who: Person = order.customer) => t.call('POST', `${url}/withdrawal`, { ...as(who), body: {} })
    const refunds = async (): Promise<{ id: string; status: string; ground: string | null; amount: number }[]> =>
      (
        await t.owner.query(
          'select id, status, ground, amount from refunds where payment_id = $1 order by asked_at, id',
          [payment.id],
        )
      ).rows
    /** The customer withdraws from the purchase; returns the id of the resulting refund. */
    const withdrawn = async (): Promise<string> => {
      const answer = await declare()
      expect(answer.statusCode, answer.body).toBe(201)
      return (await refunds()).find(({ ground }) => ground === 'withdrawal')?.id ?? ''
    }
    const paidOn = (at: Date) => t.owner.query('update payments set paid_at = $1 where id = $2', [at, payment.id])
    /** The state formed the company, and the order is approved. */
    const approve = async () => {
      await t.owner.query(
        `insert into company_records (business_registration_id, filed_on, file_number, formed_on, updated_at)
         values ($1, current_date - 2, 'L26000001', current_date - 1, now())`,
        [id],
      )
      await t.owner.query(`update business_registrations set status = 'approved', approved_at = now() where id = $1`, [
        id,
      ])
    }
    /** The company record says that the papers were filed with the state today. */
    const file = () =>
      t.owner.query(
        `insert into company_records (business_registration_id, filed_on, updated_at) values ($1, current_date, now())`,
        [id],
      )
    const truth = async (): Promise<number> =>
      session.startsWith('test_')
        ? (await t.owner.query('select refunded_amount as cents from test_payment_sessions where id = $1', [session]))
            .rows[0].cents
        : (p.stripe.sessions.get(session)?.refunded ?? -1)
    /** Our stored refunded amount equals the provider's, in the row, in the list and in the kept sums. */
    const sumsAgree = async () => {
      const { refunded_amount, amount } = await order.now()
      expect(refunded_amount).toBe(await truth())
      const { items, totals } = (await t.call('GET', '/api/payments', as(order.customer))).json()
      expect(items[0].refundedCents).toBe(refunded_amount)
      expect(totals.paidCents).toBe(amount - refunded_amount)
      const { rows } = await t.owner.query(
        `select k.scope, k.name, k.value::int as kept, r.value::int as real from kept_totals k
         join real_sums r using (scope, name) where k.name = 'payments.paid' and k.value <> r.value`,
      )
      expect(rows).toEqual([])
    }
    const status = async () =>
      (await t.db.selectFrom('business_registrations').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status
    const workflowStatus = async () =>
      (
        await t.db
          .selectFrom('usa_company_workflows')
          .select('workflow_status')
          .where('id', '=', workflow.id)
          .executeTakeFirstOrThrow()
      ).workflow_status
    return {
      ...order,
      session,
      workflow,
      url,
      preview,
      ask,
      asked,
      start,
      file,
      declare,
      refunds,
      withdrawn,
      paidOn,
      approve,
      truth,
      sumsAgree,
      status,
      workflowStatus,
    }
  }

  const post = async (refundId: string, step: string, body: object, who: Person) => {
    await withProof(t, who.cookie)
    return t.call('POST', `/api/refunds/${refundId}/${step}`, { cookie: who.cookie, body })
  }
  const approve = (refundId: string, expectedCents: number, more: object = {}, who: Person = admin) =>
    post(refundId, 'approve', { expectedCents, everything: false, reason: null, ...more }, who)
  const refuse = (refundId: string, reason = 'O pedido já foi protocolado.', who: Person = admin) =>
    post(refundId, 'refuse', { reason }, who)
  const withdraw = (refundId: string, who: Person) => post(refundId, 'withdraw', {}, who)
  const retry = (refundId: string, who: Person = admin) => post(refundId, 'retry', {}, who)
  const read = async (refundId: string, who: Person = admin) =>
    (await t.call('GET', `/api/refunds/${refundId}`, { cookie: who.cookie })).json()
  /** Titles of a person's notifications, oldest first. */
  const told = async ({ id }: Person, since = new Date(0)): Promise<string[]> =>
    (
      await t.db
        .selectFrom('notifications')
        .select('title')
        .where('user_id', '=', id)
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .orderBy('title')
        .execute()
    ).map(({ title }) => title)
  const audited = async (refundId: string): Promise<string[]> =>
    (await t.owner.query(`select action from audit_log where subject_id = $1 order by id`, [refundId])).rows.map(
      ({ action }) => action,
    )
  return { t, admin, agent, job, paidOrder, approve, refuse, withdraw, retry, read, told, audited }
}
export type RefundScene = Awaited<ReturnType<typeof refundScene>>
