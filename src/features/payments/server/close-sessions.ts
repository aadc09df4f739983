import { sql } from 'kysely'
import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { expireOpenSession } from './expire-open-session.ts'
import { findPayRefusal } from './refuse-closed.ts'

const begunOf = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'purchase_id as purchaseId'])
    .where('business_registration_id', '=', registrationId)
    .where('payment_status', 'in', [sql.lit('pending'), sql.lit('failed')])
    .where((or) => or.or([or('provider_session_id', 'is not', null), or('attempt_at', 'is not', null)]))
    .execute()

/**
 * Closes the provider's sessions of an order and its purchases where they may no longer be paid. Throws while the provider is unavailable,
 * so that the job is retried; what may be paid again meanwhile keeps its session.
 */
export async function closeSessions(context: Context, registrationId: string): Promise<void> {
  for (const { id, purchaseId } of await begunOf(context, registrationId)) {
    const over = await inTransaction(context, async (tx) => {
      await holdOrder(tx, { registrationId })
      return (await findPayRefusal(tx, { registrationId, purchaseId }, id)) !== undefined
    })
    if (over) await expireOpenSession(context, id)
  }
}
