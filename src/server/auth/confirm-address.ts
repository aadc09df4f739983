import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { startAfresh } from './start-afresh.ts'

type Proof = { userId: string; email: string }

/** The stored address, whether the account has verified it before, and the account's role. */
export const addressOf = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('profiles')
    .select(['email', 'email_verified', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** Marks the address as verified. Verifying the address of OWNER_EMAIL alone makes an account superadmin (A2). */
export async function markConfirmed(tx: Context, { userId, email }: Proof): Promise<{ owner: boolean }> {
  const owner = email === tx.config.ownerEmail
  const values = { email, email_verified: true, ...(owner && { role: 'superadmin' }) }
  await tx.db.updateTable('profiles').set(values).where('id', '=', userId).execute()
  if (owner) await audit(tx, { action: 'account.becameSuperadmin', subjectType: 'account', subjectId: userId })
  return { owner }
}

/** Whether the link was opened in a session of its own account, by the person and not by a superadmin who impersonates them. */
export const inOwnSession = ({ session }: Context, userId: string): boolean =>
  session?.userId === userId && !session.impersonationId

/**
 * Runs when a link proved the mailbox. Before its first proof the account may be a stranger's, so it is reset, unless the link was
 * opened in its own session (A5); the owner's account is always reset (A2). True when the person is mailed a link for a new password.
 */
export async function confirmAddress(tx: Context, proof: Proof & { first: boolean }): Promise<boolean> {
  const { owner } = await markConfirmed(tx, proof)
  if (!owner && (!proof.first || inOwnSession(tx, proof.userId))) return false
  await startAfresh(tx, proof.userId)
  await tx.emit('account.recoveryAsked', { accountId: proof.userId })
  return true
}
