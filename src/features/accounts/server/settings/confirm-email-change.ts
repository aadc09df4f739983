import { sql } from 'kysely'
import type { accounts } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { confirmAddress, inOwnSession } from '#server/auth/confirm-address.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { spendHeld } from '#server/auth/spend-held.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { mailEmailChanged } from './mail-email-change.ts'
import { dropEmailChange } from './open-email-change.ts'

/**
 * Records which mailbox agreed; undefined if the link or its request has expired. The new mailbox can agree only in a session of the
 * account: its holder may not know the requester, and would confirm an account whose password another person has (A5).
 */
async function agree(tx: Context, token: string) {
  const spent = await spendHeld(tx, { token, purposes: ['approve_email', 'change_email'] })
  if (!spent) return undefined
  if (spent.purpose === 'change_email' && !inOwnSession(tx, spent.userId))
    throw new AppError('forbidden', { reason: 'change_signed_in' })
  // The update locks the row: of two links used at once, the second transaction sees the first one's agreement.
  return tx.db
    .updateTable('email_changes')
    .set(spent.purpose === 'approve_email' ? { approved_at: tx.now } : { confirmed_at: tx.now })
    .where('user_id', '=', spent.userId)
    .where('new_email', '=', spent.newEmail ?? '')
    .where('expires_at', '>', tx.now)
    .returning(['user_id', 'new_email', 'approved_at', 'confirmed_at'])
    .executeTakeFirst()
}

async function isTaken(tx: Context, email: string): Promise<boolean> {
  // The same advisory lock as for signing up: it serializes two accounts that want one address.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx.db)
  return (await tx.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Changes the address. The owner's address makes a superadmin here as well (A2); leaving it takes no role away. */
async function change(tx: Context, userId: string, email: string): Promise<'changed' | 'owner'> {
  const { email: oldEmail } = await tx.db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  // Links that went to the old mailbox must not open the account any more.
  await tx.db.deleteFrom('account_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  await endSessionsOf(tx, userId, tx.session?.id)
  const startsAfresh = await confirmAddress(tx, { userId, email, first: false })
  await mailEmailChanged(tx, userId, oldEmail)
  await tx.emit('account.emailChanged', { accountId: userId })
  return startsAfresh ? 'owner' : 'changed'
}

/** Spends one of the two links, in any order; the second one changes the address. It opens no session. */
export const confirmEmailChange: Handler<typeof accounts.confirmEmailChange> = async (context, { token }) => {
  const state = await inTransaction(context, async (tx) => {
    const agreed = await agree(tx, token)
    if (!agreed) throw new AppError('link_expired')
    if (!agreed.approved_at || !agreed.confirmed_at) return 'waiting'
    const taken = await isTaken(tx, agreed.new_email)
    const state = taken ? 'taken' : await change(tx, agreed.user_id, agreed.new_email)
    await dropEmailChange(tx, agreed.user_id)
    return state
  })
  if (state === 'taken') throw new AppError('conflict', { reason: 'email_taken_meanwhile' })
  return { state }
}
