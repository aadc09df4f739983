import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Ends an attempt at an unpaid payment: the next one gets a key and a session of its own. False when it was over already. */
export async function closeAttempt(
  context: Context,
  { paymentId, attempt }: { paymentId: string; attempt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await context.db
    .updateTable('payments')
    .set({
      attempt: attempt + 1,
      attempt_at: null,
      provider: null,
      provider_session_id: null,
      success_url: null,
      cancel_url: null,
      asked_at: null,
      asks: 0,
    })
    .where('id', '=', paymentId)
    .where('attempt', '=', attempt)
    .where('payment_status', 'in', [sql.lit('pending'), sql.lit('failed')])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
