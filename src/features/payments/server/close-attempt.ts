import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/**
 * Ends an attempt at an unpaid payment, so that the next one gets its own idempotency key and session. Returns false if the attempt has
 * ended already, or if another request stored a session after the caller's read: that session would stay open at the provider.
 */
export async function closeAttempt(
  context: Context,
  { paymentId, attempt, sessionId }: { paymentId: string; attempt: number; sessionId: string | null },
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
    .where(sql<boolean>`provider_session_id is not distinct from ${sessionId}::text`)
    .where('payment_status', 'in', [sql.lit('pending'), sql.lit('failed')])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
