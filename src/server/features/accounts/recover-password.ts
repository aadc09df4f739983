import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { spendToken } from '#server/auth/account-tokens.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { confirmAddress } from '#server/auth/confirm-address.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { withinTransaction } from '#server/auth/shared-transaction.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'

/** The same answer whether the address is known or not. */
export const askReset: Handler<typeof contract.accounts.askReset> = (context, { email }) =>
  inTransaction(context, async (tx) => {
    const row = await tx.db
      .selectFrom('profiles')
      .select(['id', 'banned'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (row && !row.banned) await tx.emit('account.recoveryAsked', { accountId: row.id })
    return { ok: true }
  })

/** Once a password is chosen, open reset links and invitations must not set another one. */
const voidLinks = (tx: Context, userId: string) =>
  tx.db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [sql.lit('reset_password'), sql.lit('invitation')])
    .where('used_at', 'is', null)
    .execute()

export const resetPassword: Handler<typeof contract.accounts.resetPassword> = async (context, { token, password }) => {
  checkPassword(password, '')
  const hash = await hashPassword(password)
  const { internalAdapter } = await context.auth.$context
  return inTransaction(context, async (tx) => {
    const spent = await spendToken(tx.db, tx.now, { token, purposes: ['reset_password', 'invitation'] })
    if (!spent) throw new AppError('link_expired')
    const { userId } = spent
    const invited = spent.purpose === 'invitation'
    const { email } = await tx.db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    checkPassword(password, email)
    await withinTransaction(tx.db, async () => {
      await internalAdapter.updatePassword(userId, hash)
      await internalAdapter.deleteUserSessions(userId)
    })
    // The invitation came by mail, so whoever used its link reads this address.
    if (invited) await confirmAddress(tx, userId, email)
    await tx.db
      .updateTable('profiles')
      .set({ password_changed_at: tx.now, must_change_password: false })
      .where('id', '=', userId)
      .execute()
    await voidLinks(tx, userId)
    await tx.emit(invited ? 'account.invitationAccepted' : 'account.passwordChanged', { accountId: userId })
    return { ok: true }
  })
}
