import { sql } from 'kysely'
import type { RefundStage } from '#domain/refunds/stages.ts'
import type { RefundFailure } from '#domain/refunds/status.ts'
import type { RefundGround } from '#domain/refunds/withdrawal.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { PaymentProvider, SessionTruth } from '#server/integrations/payments/provider.ts'
import { endOrder } from './end-order.ts'
import { readPayment } from './load-payment.ts'
import type { Money } from './money.ts'
import { oweWithdrawal } from './owe-withdrawal.ts'
import { closesOrder } from './stage-of.ts'

type About = {
  refund: { id: string; attempt: number }
  provider: PaymentProvider
  truth: SessionTruth | undefined
  refundId: string | null
}

/** A job settles too, so nobody's permission is asked: it was when the refund was decided. The order before its payment, as everywhere. */
async function lockSending(tx: Context, { id, attempt }: About['refund']) {
  const found = await tx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select(['p.id as paymentId', 'p.business_registration_id as registrationId', 'f.decided_by as decidedBy'])
    .select(['f.amount as amountCents', 'p.purchase_id as purchaseId', sql<RefundStage>`f.stage`.as('stage')])
    .select(sql<RefundGround | null>`f.ground`.as('ground'))
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await tx.db
    .selectFrom('business_registrations')
    .select(['user_id as customerId', 'assigned_agent_id as agentId', sql<RegistrationStatus>`status`.as('status')])
    .where('id', '=', found.registrationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.db.selectFrom('payments').select('id').where('id', '=', found.paymentId).forUpdate().execute()
  const still = await tx.db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', sql.lit('sending'))
    .forUpdate()
    .executeTakeFirst()
  return still && { ...found, ...order }
}

type Held = NonNullable<Awaited<ReturnType<typeof lockSending>>>

async function markFailed(tx: Context, { refund }: About, held: Held, failure: RefundFailure): Promise<void> {
  const { registrationId, paymentId, amountCents } = held
  await tx.db.updateTable('refunds').set({ status: 'failed', failure }).where('id', '=', refund.id).execute()
  await tx.emit('refund.failed', { refundId: refund.id, paymentId, registrationId, amountCents, failure })
}

/** The customer withdrew while this refund was being sent: what is left of the payment is owed by now. */
async function oweWhatIsLeft(tx: Context, paymentId: string): Promise<void> {
  const payment = await readPayment(tx, paymentId)
  if (payment.withdrawnAt) await oweWithdrawal(tx, payment)
}

/** The payment follows the provider, the refund is paid, and an order that is not finished ends: together, and once. */
export const settleRefund = (context: Context, money: Money, about: About): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { refund, provider, truth, refundId } = about
    const held = await lockSending(tx, refund)
    if (!held) return
    const { registrationId, customerId, agentId, paymentId, amountCents, stage, ground, purchaseId } = held
    const applied = truth && (await money.applyTruth(tx, provider, truth))
    // What the provider says does not fit our payment: somebody has to look at it.
    if (!applied || applied.outcome === 'refused') {
      await markFailed(tx, about, held, 'unknown_payment')
      return oweWhatIsLeft(tx, paymentId)
    }
    await tx.db
      .updateTable('refunds')
      .set({ status: 'paid', paid_at: tx.now, failure: null, provider_refund_id: refundId })
      .where('id', '=', refund.id)
      .execute()
    const parties = { registrationId, customerId, agentId }
    if (closesOrder({ registrationId, registrationStatus: held.status, purchaseId }, ground))
      await endOrder(tx, parties, { from: held.status, by: held.decidedBy, ground })
    await oweWhatIsLeft(tx, paymentId)
    await tx.emit('refund.paid', { refundId: refund.id, paymentId, ...parties, amountCents, stage, ground })
  })

/** What the provider says still counts: somebody else may have given a part of the money back. */
export const failRefund = (context: Context, money: Money, about: About, failure: RefundFailure): Promise<void> =>
  inTransaction(context, async (tx) => {
    const held = await lockSending(tx, about.refund)
    if (!held) return
    if (about.truth) await money.applyTruth(tx, about.provider, about.truth)
    await markFailed(tx, about, held, failure)
    await oweWhatIsLeft(tx, held.paymentId)
  })
