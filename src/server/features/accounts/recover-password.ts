import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { useToken } from '../../auth/account-tokens.ts'
import { checkPassword } from '../../auth/check-password.ts'
import { hashPassword } from '../../auth/password-hashing.ts'
import { withinTransaction } from '../../auth/shared-transaction.ts'
import { inTransaction } from '../../context.ts'
import type { Handler } from '../../mount.ts'

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

export const resetPassword: Handler<typeof contract.accounts.resetPassword> = async (context, { token, password }) => {
  checkPassword(password, '')
  const hash = await hashPassword(password)
  const { internalAdapter } = await context.auth.$context
  return inTransaction(context, async (tx) => {
    const used = await useToken(tx.db, tx.now, { token, purpose: 'reset_password' })
    if (!used) throw new AppError('link_expired')
    const { email } = await tx.db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', used.userId)
      .executeTakeFirstOrThrow()
    checkPassword(password, email)
    await withinTransaction(tx.db, async () => {
      await internalAdapter.updatePassword(used.userId, hash)
      await internalAdapter.deleteUserSessions(used.userId)
    })
    await tx.db
      .updateTable('profiles')
      .set({ password_changed_at: tx.now, must_change_password: false })
      .where('id', '=', used.userId)
      .execute()
    await tx.emit('account.passwordChanged', { accountId: used.userId })
    return { ok: true }
  })
}
