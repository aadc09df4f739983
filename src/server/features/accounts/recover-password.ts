import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { confirmAddress } from '#server/auth/confirm-address.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { setPassword } from '#server/auth/set-password.ts'
import { spendHeld } from '#server/auth/spend-held.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** The same answer and the same work whether the address is known or not: who it is counts after the answer (A12). */
export const askReset: Handler<typeof contract.accounts.askReset> = (context, { email }) =>
  inTransaction(context, async (tx) => {
    const row = await tx.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
    await addJob(tx, 'mail-reset-link', { accountId: row?.id ?? tx.newId() })
    return { ok: true }
  })

export const resetPassword: Handler<typeof contract.accounts.resetPassword> = async (context, { token, password }) => {
  checkPassword(password, '')
  const hash = await hashPassword(password)
  return inTransaction(context, async (tx) => {
    const spent = await spendHeld(tx, { token, purposes: ['reset_password', 'invitation'] })
    if (!spent) throw new AppError('link_expired')
    const { userId } = spent
    const invited = spent.purpose === 'invitation'
    const { email } = await tx.db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    checkPassword(password, email)
    await setPassword(tx, { userId, hash })
    // The invitation came by mail, so whoever used its link reads this address.
    if (invited) await confirmAddress(tx, { userId, email, ownPassword: true })
    await tx.emit(invited ? 'account.invitationAccepted' : 'account.passwordChanged', { accountId: userId })
    return { ok: true }
  })
}
