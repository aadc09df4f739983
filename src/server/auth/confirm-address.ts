import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { withinTransaction } from './shared-transaction.ts'
import { startAfresh } from './start-afresh.ts'

type Proof = {
  userId: string
  email: string
  /** The password was chosen just now, with a link that came to this very mailbox. */
  ownPassword?: boolean
}

/**
 * Somebody proved to read this mailbox. The owner's address makes a superadmin, by proof alone (A2); the account may be a
 * stranger's until then, so it starts afresh. True when a mail asks for a new password.
 */
export async function confirmAddress(tx: Context, { userId, email, ownPassword = false }: Proof): Promise<boolean> {
  const { internalAdapter } = await tx.auth.$context
  const owner = email === tx.config.ownerEmail
  const values = { email, emailVerified: true, ...(owner ? { role: 'superadmin' } : {}) }
  await withinTransaction(tx.db, () => internalAdapter.updateUser(userId, values))
  if (!owner) return false
  await audit(tx, { action: 'account.becameSuperadmin', subjectType: 'account', subjectId: userId })
  if (!ownPassword) await startAfresh(tx, userId)
  return !ownPassword
}
