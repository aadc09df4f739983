import { sql } from 'kysely'
import type { settings } from '#contract/settings.ts'
import { AppError } from '#domain/errors.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { confirmPassword } from '#server/auth/confirm-password.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { renewToken } from '#server/auth/renew-token.ts'
import { withinTransaction } from '#server/auth/shared-transaction.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'

/** Other sessions end, this one goes on with a new token (A11, S10 and S15). */
export const changePassword: Handler<typeof settings.changePassword> = async (context, input) => {
  const { id, session } = account(context)
  await confirmPassword(context, input.currentPassword)
  if (input.newPassword === input.currentPassword)
    throw new AppError('invalid', { fields: { newPassword: 'password_same' } })
  checkPassword(input.newPassword, session.email, 'newPassword')
  const hash = await hashPassword(input.newPassword)
  const { internalAdapter } = await context.auth.$context
  return inTransaction(context, async (tx) => {
    await withinTransaction(tx.db, () => internalAdapter.updatePassword(id, hash))
    await tx.db
      .updateTable('profiles')
      .set({ password_changed_at: tx.now, must_change_password: false })
      .where('id', '=', id)
      .execute()
    await endSessionsOf(tx, id, session.id)
    // Open reset links, which somebody else may have asked for, stop working with the new password.
    await tx.db
      .deleteFrom('account_tokens')
      .where('user_id', '=', id)
      .where('purpose', '=', sql.lit('reset_password'))
      .where('used_at', 'is', null)
      .execute()
    await renewToken(tx)
    await tx.emit('account.passwordChanged', { accountId: id })
    return { ok: true }
  })
}
