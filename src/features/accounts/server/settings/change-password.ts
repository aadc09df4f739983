import type { settings } from '#features/accounts/contract/settings.ts'
import { AppError } from '#rules/errors.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { renewToken } from '#server/auth/renew-token.ts'
import { setPassword } from '#server/auth/set-password.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Ends the account's other sessions and continues this one under a new token (A11, S10 and S15). */
export const changePassword: Handler<typeof settings.changePassword> = async (context, input) => {
  const { id, session } = account(context)
  const confirmed = await confirmPassword(context, input.currentPassword)
  if (input.newPassword === input.currentPassword)
    throw new AppError('invalid', { fields: { newPassword: 'password_same' } })
  checkPassword(input.newPassword, session, 'newPassword')
  const hash = await hashPassword(input.newPassword)
  return inTransaction(context, async (tx) => {
    await holdConfirmed(tx, confirmed)
    await setPassword(tx, { userId: id, hash, keepSession: session.id })
    await renewToken(tx)
    await tx.emit('account.passwordChanged', { accountId: id })
    return { ok: true }
  })
}
