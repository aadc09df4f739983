import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { modeWithoutStripe } from '#features/payments/rules/methods.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Sets which provider takes new payments, if any; sessions already opened at Stripe are still confirmed by Stripe. */
export const switchProvider: Handler<typeof paymentKeys.switchProvider> = async (context, { use }) => {
  const otherwise = modeWithoutStripe(context.config.testPayments)
  if (use !== 'stripe' && use !== otherwise) throw new AppError('conflict', { reason: 'no_test_payments' })
  return inTransaction(context, async (tx) => {
    await holdOwnSession(tx)
    const changed = await tx.db
      .updateTable('payment_provider_settings')
      .set({ in_use: use === 'stripe' })
      .returning('provider')
      .executeTakeFirst()
    // Without saved keys Stripe cannot be chosen, and the alternative is in use already.
    if (!changed && use === 'stripe') throw new AppError('conflict', { reason: 'no_payment_keys' })
    if (changed)
      await audit(tx, {
        action: 'paymentKeys.switched',
        subjectType: 'payment_provider',
        subjectId: use,
      })
    return { inUse: use }
  })
}
