import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '../../audit.ts'
import { useToken } from '../../auth/account-tokens.ts'
import { withinTransaction } from '../../auth/shared-transaction.ts'
import { account, inTransaction } from '../../context.ts'
import type { Handler } from '../../mount.ts'
import { accountView, readSession } from './session-view.ts'

export const askVerification: Handler<typeof contract.accounts.askVerification> = (context) =>
  inTransaction(context, async (tx) => {
    const { id, session } = account(tx)
    if (!session.emailVerified) await tx.emit('account.verificationAsked', { accountId: id })
    return { ok: true }
  })

/** Confirms the address; the owner's confirmed address becomes superadmin (DECISIONS A2). Nobody is signed in by it. */
export const verifyEmail: Handler<typeof contract.accounts.verifyEmail> = async (context, { token }) => {
  const { internalAdapter } = await context.auth.$context
  return inTransaction(context, async (tx) => {
    const used = await useToken(tx.db, tx.now, { token, purpose: 'verify_email' })
    if (!used) throw new AppError('link_expired')
    const { email } = await tx.db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', used.userId)
      .executeTakeFirstOrThrow()
    const owner = email === tx.config.ownerEmail
    await withinTransaction(tx.db, () =>
      internalAdapter.updateUser(used.userId, { emailVerified: true, ...(owner ? { role: 'superadmin' } : {}) }),
    )
    await audit(tx, { action: 'account.emailVerified', subjectType: 'account', subjectId: used.userId })
    if (owner) await audit(tx, { action: 'account.becameSuperadmin', subjectType: 'account', subjectId: used.userId })
    return tx.session?.userId === used.userId ? accountView(tx, used.userId) : readSession(tx)
  })
}
