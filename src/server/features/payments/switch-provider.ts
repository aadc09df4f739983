import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { confirmPerson } from './confirm-person.ts'

/** New payments go there from now on; what was begun at Stripe is still confirmed by Stripe. */
export const switchProvider: Handler<typeof contract.payments.switchProvider> = async (context, { use, ...proof }) => {
  await confirmPerson(context, proof)
  return inTransaction(context, async (tx) => {
    await holdOwnSession(tx)
    const changed = await tx.db
      .updateTable('payment_provider_settings')
      .set({ in_use: use === 'stripe' })
      .returning('provider')
      .executeTakeFirst()
    // Without keys the test provider is in use anyway.
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
