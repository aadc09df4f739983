import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { useToken } from '#server/auth/account-tokens.ts'
import { confirmAddress } from '#server/auth/confirm-address.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { readSession } from './session-view.ts'

export const askVerification: Handler<typeof contract.accounts.askVerification> = (context) =>
  inTransaction(context, async (tx) => {
    const { id, session } = account(tx)
    if (!session.emailVerified) await tx.emit('account.verificationAsked', { accountId: id })
    return { ok: true }
  })

/** Confirms the address; the owner's confirmed address becomes superadmin (A2). Nobody is signed in by it. */
export const verifyEmail: Handler<typeof contract.accounts.verifyEmail> = async (context, { token }) => {
  return inTransaction(context, async (tx) => {
    const used = await useToken(tx.db, tx.now, { token, purpose: 'verify_email' })
    if (!used) throw new AppError('link_expired')
    const { email } = await tx.db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', used.userId)
      .executeTakeFirstOrThrow()
    await confirmAddress(tx, used.userId, email)
    await audit(tx, { action: 'account.emailVerified', subjectType: 'account', subjectId: used.userId })
    return readSession(tx)
  })
}
