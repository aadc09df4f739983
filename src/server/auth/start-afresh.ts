import type { Context } from '#server/context.ts'
import { endSessionsOf } from './end-sessions.ts'

/**
 * Leaves nothing to a stranger who opened the account with an unproved address: no session, password, second factor,
 * passkey or telephone. The caller mails the link for the new password to that mailbox (A2, A5).
 */
export async function startAfresh(tx: Context, userId: string): Promise<void> {
  await endSessionsOf(tx, userId)
  await tx.db.updateTable('credentials').set({ password: null }).where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('two_factors').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.db.updateTable('profiles').set({ two_factor_enabled: false, phone: null }).where('id', '=', userId).execute()
  await tx.db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('account_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}
