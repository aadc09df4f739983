import type { Context } from '#server/context.ts'
import { endSessionsOf } from './end-sessions.ts'

/**
 * Leaves nothing to whoever opened the account before its mailbox was proved to be the owner's: no session, no password, no
 * second factor. A mail to that mailbox brings the link for the new password (A2).
 */
export async function startAfresh(tx: Context, userId: string): Promise<void> {
  await endSessionsOf(tx, userId)
  await tx.db.updateTable('credentials').set({ password: null }).where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('two_factors').where('user_id', '=', userId).execute()
  await tx.db.updateTable('profiles').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
  await tx.db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('account_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  await tx.emit('account.recoveryAsked', { accountId: userId })
}
