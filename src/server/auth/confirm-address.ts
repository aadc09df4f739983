import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { withinTransaction } from './shared-transaction.ts'
import { startAfresh } from './start-afresh.ts'

type Proof = { userId: string; email: string }

/** The address as it is stored, whether this account has proved before to read it, and its role. */
export const addressOf = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('profiles')
    .select(['email', 'email_verified', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The address is proved from now on. The owner's makes a superadmin, by proof alone (A2). */
export async function markConfirmed(tx: Context, { userId, email }: Proof): Promise<{ owner: boolean }> {
  const { internalAdapter } = await tx.auth.$context
  const owner = email === tx.config.ownerEmail
  const values = { email, emailVerified: true, ...(owner ? { role: 'superadmin' } : {}) }
  await withinTransaction(tx.db, () => internalAdapter.updateUser(userId, values))
  if (owner) await audit(tx, { action: 'account.becameSuperadmin', subjectType: 'account', subjectId: userId })
  return { owner }
}

/** Whether the link was used in a session of the very account that it belongs to, by the person and not by who acts as that person. */
export const inOwnSession = ({ session }: Context, userId: string): boolean =>
  session?.userId === userId && !session.impersonationId

/**
 * The mailbox was proved by a link. Until its first proof the account may be a stranger's, so it starts afresh, unless its own session used
 * the link (A5); the owner's always does (A2). True when a mail asks for a new password.
 */
export async function confirmAddress(tx: Context, proof: Proof & { first: boolean }): Promise<boolean> {
  const { owner } = await markConfirmed(tx, proof)
  if (!owner && (!proof.first || inOwnSession(tx, proof.userId))) return false
  await startAfresh(tx, proof.userId)
  await tx.emit('account.recoveryAsked', { accountId: proof.userId })
  return true
}
