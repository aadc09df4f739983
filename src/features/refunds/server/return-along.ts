import { sql } from 'kysely'
import { everything } from '#features/refunds/rules/figures.ts'
import { failureColumns } from '#features/refunds/rules/status.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { Context } from '#server/context.ts'
import { figuresLeft } from './figures-for.ts'
import { type RefundablePayment, readPayment } from './load-payment.ts'
import { stageOf } from './stage-of.ts'

/** In Portuguese, like every reason that admins enter; the customer reads it. */
const REASON =
  'A mudança de plano acabou junto com o plano de que ela partia, que foi devolvido. O valor dela volta na mesma proporção.'

/** The latest refund of the earlier plan's payment; undefined if it was made in the provider's dashboard. */
const refundOf = ({ db }: Context, paymentId: string) =>
  db
    .selectFrom('refunds')
    .select(['price_percent as pricePercent', 'state_fee_percent as stateFeePercent', 'decided_by as decidedBy'])
    .select(sql<RefundGround | null>`ground`.as('ground'))
    .where('payment_id', '=', paymentId)
    .where('status', 'in', [sql.lit('sending'), sql.lit('paid')])
    .where('unexpected', '=', sql.lit(false))
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The share and ground of an upgrade's refund: those of the plan it started from; everything after a withdrawal or a full refund. */
async function termsOf(tx: Context, payment: RefundablePayment, because: string | null) {
  const before = because === null ? undefined : await readPayment(tx, because)
  const refund = because === null ? undefined : await refundOf(tx, because)
  const withdrawn = payment.withdrawnAt !== null || refund?.ground === 'withdrawal'
  const rule = refund && !withdrawn && before?.state.status !== 'refunded' ? refund : everything
  const ground: RefundGround = withdrawn ? 'withdrawal' : (refund?.ground ?? 'goodwill')
  return { rule, ground, decidedBy: refund?.decidedBy ?? payment.parties.customerId }
}

async function send(tx: Context, payment: RefundablePayment, because: string | null): Promise<number> {
  const { rule, ground, decidedBy } = await termsOf(tx, payment, because)
  if (ground === 'withdrawal' && !payment.withdrawnAt)
    await tx.db.updateTable('payments').set({ withdrawn_at: tx.now }).where('id', '=', payment.id).execute()
  const figures = figuresLeft(payment, rule)
  // A refund that is being sent keeps its amount; after a withdrawal the rest is owed once its outcome is known.
  if (payment.sending) return payment.sending.amount
  if (figures.amount === 0) return 0
  const { customerId } = payment.parties
  const stage = await stageOf(tx.db, payment.order)
  const columns = { stage, ...figures, ground, status: 'sending', ...failureColumns(null), provider_refund_id: null }
  const decided = { decided_by: decidedBy, decided_at: tx.now, decision_reason: REASON }
  const known = payment.open ?? payment.failed
  if (known)
    await tx.db
      .updateTable('refunds')
      .set((row) => ({ ...columns, ...decided, attempt: row('attempt', '+', 1), tries: 0, tried_at: null }))
      .where('id', '=', known.id)
      .execute()
  else
    await tx.db
      .insertInto('refunds')
      .values({
        ...{ id: tx.newId(), payment_id: payment.id, by_office: true },
        ...{ asked_by: customerId, asked_at: tx.now },
        ...columns,
        ...decided,
      })
      .execute()
  return figures.amount
}

/**
 * Refunds an upgrade that ended with the plan it started from, without a decision, and returns the amount; the job sends it. Needs the
 * transaction that ended the earlier plan, which has locked the order.
 */
export async function returnAlong(
  tx: Context,
  { purchaseId, because }: { purchaseId: string; because: string | null },
): Promise<number> {
  const payments = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('payment_status', '=', sql.lit('paid'))
    .orderBy('created_at')
    .execute()
  let cents = 0
  for (const { id } of payments) cents += await send(tx, await readPayment(tx, id), because)
  return cents
}
