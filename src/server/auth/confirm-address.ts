import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { withinTransaction } from './shared-transaction.ts'

/** Somebody proved to read this mailbox. The owner's address makes a superadmin, by proof alone (A2). */
export async function confirmAddress(tx: Context, userId: string, email: string): Promise<void> {
  const { internalAdapter } = await tx.auth.$context
  const owner = email === tx.config.ownerEmail
  const values = { email, emailVerified: true, ...(owner ? { role: 'superadmin' } : {}) }
  await withinTransaction(tx.db, () => internalAdapter.updateUser(userId, values))
  if (owner) await audit(tx, { action: 'account.becameSuperadmin', subjectType: 'account', subjectId: userId })
}
