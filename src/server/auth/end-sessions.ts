import type { Context } from '#server/context.ts'

/**
 * Signs a person out, except for one session; the next request of each is refused and its live stream closes.
 * The session of a superadmin who acts as this person stays: it ends with its own record.
 */
export async function endSessionsOf(tx: Context, userId: string, except?: string): Promise<void> {
  let ending = tx.db.deleteFrom('sessions').where('user_id', '=', userId).where('impersonation_id', 'is', null)
  if (except) ending = ending.where('id', '!=', except)
  await ending.execute()
}
