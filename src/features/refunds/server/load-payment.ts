import { sql } from 'kysely'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { RefundState } from '#features/refunds/rules/figures.ts'
import { isUnderWay, type RefundStatus } from '#features/refunds/rules/status.ts'
import { isOwed, type RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { type Action, can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound, subjectOf } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'

const rowOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['p.id', 'p.amount', 'p.plan_price', 'p.state_fee', 'p.refunded_amount', 'p.provider', 'p.purchase_id'])
    .select(['p.provider_session_id', 'p.provider_payment_id', 'p.disputed_at', 'p.dispute_closed_at'])
    .select(['p.paid_at', 'p.withdrawn_at'])
    .select(['r.id as registration_id', 'r.user_id', 'r.assigned_agent_id', 'r.company_name'])
    .select([sql<PaymentStatus>`p.payment_status`.as('status'), sql<RegistrationStatus>`r.status`.as('order_status')])
    .where('p.id', '=', id)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>

const refundsOf = ({ db }: Context, paymentId: string) =>
  db
    .selectFrom('refunds')
    .select(['id', 'price_percent', 'state_fee_percent', 'amount'])
    .select([
      sql<RefundStatus>`status`.as('status'),
      sql<RefundGround | null>`case when unexpected then 'unexpected' else ground end`.as('ground'),
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('asked_at', 'desc')
    .execute()

/** What the refund rules need to know of a payment; `besides` is the refund being decided, which does not count as another one. */
async function paymentOf(context: Context, row: Row, besides?: string) {
  const refunds = (await refundsOf(context, row.id)).filter(({ id }) => id !== besides)
  const state: RefundState = {
    status: row.status,
    parts: { priceCents: row.plan_price, stateFeeCents: row.state_fee, refundedCents: row.refunded_amount },
    disputeOpen: row.disputed_at !== null && row.dispute_closed_at === null,
    // A failed refund that is owed still counts as under way: it is retried and not replaced by another one.
    underWay: refunds.some(({ status, ground }) => isUnderWay(status) || (isOwed(ground) && status === 'failed')),
    settled: refunds.some(({ status }) => status === 'paid'),
  }
  return {
    id: row.id,
    amountCents: row.amount,
    companyName: row.company_name,
    parties: { registrationId: row.registration_id, customerId: row.user_id, agentId: row.assigned_agent_id },
    order: {
      registrationId: row.registration_id,
      registrationStatus: row.order_status,
      purchaseId: row.purchase_id,
    },
    open: refunds.find(({ status }) => status === 'requested'),
    sending: refunds.find(({ status }) => status === 'sending'),
    failed: refunds.find(({ status }) => status === 'failed'),
    paidAt: row.paid_at,
    withdrawnAt: row.withdrawn_at,
    provider: row.provider,
    state,
  }
}
export type RefundablePayment = Awaited<ReturnType<typeof paymentOf>>

/** Loads the payment without an access check, which was made when the refund was decided. */
export const readPayment = async (context: Context, id: string): Promise<RefundablePayment> =>
  paymentOf(context, await rowOf(context, id).executeTakeFirstOrThrow())

/** The payment, if the actor may do `action` to it; any other is answered as not found. */
export async function loadPayment(context: Context, id: string, action: Action): Promise<RefundablePayment> {
  return paymentOf(context, orNotFound(context, action, await rowOf(context, id).executeTakeFirst()))
}

/**
 * Loads the payment with its order locked until the transaction ends, so that neither a webhook message nor another decision interferes. An
 * actor who may read the payment but not do `action` is its own customer: admins do not decide about their own purchases.
 */
export async function lockPayment(
  tx: Context,
  id: string,
  action: Action,
  besides?: string,
): Promise<RefundablePayment> {
  await holdOrder(tx, { paymentId: id })
  const row = orNotFound(tx, 'refunds.read', await rowOf(tx, id).executeTakeFirst())
  if (!can(tx.actor, action, subjectOf(row))) throw new AppError('forbidden', { reason: 'own_refund' })
  return paymentOf(tx, row, besides)
}
