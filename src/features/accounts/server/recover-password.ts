import type { accounts } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { isSpent } from '#server/auth/account-tokens.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { addressOf, markConfirmed } from '#server/auth/confirm-address.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { setPassword } from '#server/auth/set-password.ts'
import { spendHeld } from '#server/auth/spend-held.ts'
import { startAfresh } from '#server/auth/start-afresh.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Answers known and unknown addresses alike, after the same work: only the job looks at whose address it is (A12). */
export const askReset: Handler<typeof accounts.askReset> = (context, { email }) =>
  inTransaction(context, async (tx) => {
    const row = await tx.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
    await addJob(tx, 'mail-reset-link', { accountId: row?.id ?? tx.newId() })
    return { ok: true }
  })

export const resetPassword: Handler<typeof accounts.resetPassword> = async (context, { token, password }) => {
  // Checked before the expensive hashing; the rules for the person's role follow below, once the link has named the person.
  checkPassword(password, { email: '', role: 'user' })
  const hash = await hashPassword(password)
  return inTransaction(context, async (tx) => {
    const spent = await spendHeld(tx, { token, purposes: ['reset_password', 'invitation'] })
    // Only a holder of the link learns that it was used; a person who did not use it has to know of that.
    if (!spent) throw new AppError((await isSpent(tx.db, token)) ? 'link_used' : 'link_expired')
    const { userId } = spent
    const invited = spent.purpose === 'invitation'
    const { email, email_verified, role } = await addressOf(tx, userId)
    checkPassword(password, { email, role: email === tx.config.ownerEmail ? 'superadmin' : (role as Role) })
    // The link came by mail, so its first use proves the address; whatever a stranger set up before is removed (A5).
    if (!email_verified) await startAfresh(tx, userId)
    await setPassword(tx, { userId, hash })
    if (!email_verified || invited) await markConfirmed(tx, { userId, email })
    await tx.emit(invited ? 'account.invitationAccepted' : 'account.passwordChanged', { accountId: userId })
    return { ok: true }
  })
}
