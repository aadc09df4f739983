import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { closeImpersonationsBy } from './impersonations.ts'

/**
 * The only way in which a person's sessions end together, except for one: the next request of each is refused and its live
 * stream closes. It ends what the person does as somebody else and sign-ins that wait for their code. The session of a
 * superadmin who acts as this person stays: it is the superadmin's.
 */
export async function endSessionsOf(tx: Context, userId: string, except?: string): Promise<void> {
  // The row is taken first: a session that begins meanwhile has committed by now, or will see that its proof is gone.
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
