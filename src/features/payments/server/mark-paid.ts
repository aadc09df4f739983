import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Needs a transaction that has locked the order. Returns whether anything changed: a second call does nothing. */
export async function markPaid(
  tx: Context,
  { paymentId, providerPaymentId = null }: { paymentId: string; providerPaymentId?: string | null },
): Promise<boolean> {
  const paid = await tx.db
    .updateTable('payments as p')
    .from('business_registrations as r')
    .whereRef('r.id', '=', 'p.business_registration_id')
    .where('p.id', '=', paymentId)
    .where('p.payment_status', 'in', [sql.lit('pending'), sql.lit('failed')])
    .set({
      payment_status: 'paid',
      paid_at: tx.now,
      ...(providerPaymentId === null ? {} : { provider_payment_id: providerPaymentId }),
    })
    .returning(['r.id as registrationId', 'r.user_id as customerId', 'p.purchase_id as purchaseId'])
    .executeTakeFirst()
  if (!paid) return false
  const { purchaseId, ...parties } = paid
  if (purchaseId === null) await completeOrder(tx, parties)
  await (purchaseId === null
    ? tx.emit('payment.confirmed', { paymentId, ...parties })
    : tx.emit('purchase.paid', { paymentId, purchaseId, ...parties }))
  return true
}

/** Marks the order as paid, so that work on it can start. */
async function completeOrder(tx: Context, paid: { registrationId: string; customerId: string }): Promise<void> {
  await tx.db
    .updateTable('business_registrations')
    .set({ paid_at: tx.now })
    .where('id', '=', paid.registrationId)
    .where('paid_at', 'is', null)
    .execute()
  // A paid order no longer needs its wizard draft (C17).
  await tx.db
    .deleteFrom('wizard_drafts')
    .where('user_id', '=', paid.customerId)
    .where('order_key', 'in', (keys) =>
      keys.selectFrom('order_keys').select('key').where('business_registration_id', '=', paid.registrationId),
    )
    .execute()
}
