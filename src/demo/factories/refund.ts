import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Refunds } from '#server/db/types.ts'
import type { Payment } from './payment.ts'

export type Refund = Selectable<Refunds>

/** A request to refund the whole payment, before filing; unless given, a decided one was decided by the person who asked. */
export async function aRefund(
  context: Context,
  payment: Pick<Payment, 'id' | 'plan_price' | 'state_fee' | 'amount'>,
  askedBy: string,
  given: Partial<Refund> = {},
): Promise<Refund> {
  const asked = given.asked_at ?? context.now
  const status = given.status ?? 'requested'
  const decided = status !== 'requested' && status !== 'withdrawn'
  const row: Refund = {
    id: context.newId(),
    payment_id: payment.id,
    stage: 'before_filing',
    price_percent: 100,
    state_fee_percent: 100,
    price_cents: payment.plan_price,
    state_fee_cents: payment.state_fee,
    amount: payment.amount,
    given_before: 0,
    reason: 'Mudei de planos e não vou mais abrir a empresa.',
    by_office: false,
    ground: 'rule',
    unexpected: false,
    status,
    asked_by: askedBy,
    asked_at: asked,
    decided_by: decided ? askedBy : null,
    decided_at: decided ? asked : null,
    decision_reason: null,
    attempt: 1,
    tries: decided ? 1 : 0,
    tried_at: decided ? asked : null,
    failure: status === 'failed' ? 'refused' : null,
    bank: null,
    provider_refund_id: null,
    paid_at: status === 'paid' ? asked : null,
    ...given,
  }
  await context.db.insertInto('refunds').values(row).execute()
  return row
}
