import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { closeImpersonationsBy } from './impersonations.ts'

/**
 * The only function that ends all sessions of a person (but `except`): the next request of each is refused and its live stream closes.
 * It also ends the person's own impersonations and sign-ins that wait for their code. The session of a superadmin who impersonates
 * this person stays: it is the superadmin's.
 */
export async function endSessionsOf(tx: Context, userId: string, except?: string): Promise<void> {
  // The profile's row is locked first: a concurrent sign-in has committed by now, or will find that its proof is void.
  await tx.db.updateTable('profiles').set({ sessions_ended_at: tx.now }).where('id', '=', userId).execute()
  await closeImpersonationsBy(tx.db, userId, { endedBy: 'sign_out', now: tx.now })
  let ending = tx.db.deleteFrom('sessions').where('user_id', '=', userId).where('impersonation_id', 'is', null)
  if (except) ending = ending.where('id', '!=', except)
  await ending.execute()
  await tx.db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', sql.lit('second_step'))
    .where('used_at', 'is', null)
    .execute()
}
