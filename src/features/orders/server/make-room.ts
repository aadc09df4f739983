import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { removeOrder } from './remove-order.ts'

/** Removes an order that is about to be replaced; or returns the payment whose provider session has to be closed first. */
export async function makeRoom(tx: Context, registrationId: string): Promise<string | undefined> {
  await holdOrder(tx, { registrationId })
  const payments = await tx.db
    .selectFrom('payments')
    .select(['id', 'paid_at', 'provider_session_id', 'attempt_at'])
    .where('business_registration_id', '=', registrationId)
    .execute()
  const registration = await tx.db
    .selectFrom('business_registrations')
    .select(['user_id', 'status', 'assigned_agent_id', 'paid_at'])
    .where('id', '=', registrationId)
    .executeTakeFirst()
  // Another tab has replaced the order meanwhile, or the account was erased.
  if (!registration) throw new AppError('conflict')
  if (registration.paid_at || payments.some(({ paid_at }) => paid_at)) throw new AppError('order_paid')
  if (registration.status !== 'pending' || registration.assigned_agent_id) throw new AppError('order_in_progress')
  // An attempt whose response was lost may have a session that we do not know of.
  const open = payments.find((payment) => payment.provider_session_id ?? payment.attempt_at)
  if (open) return open.id
  await removeOrder(tx, { registrationId, customerId: registration.user_id })
  return undefined
}
