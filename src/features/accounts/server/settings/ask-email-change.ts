import type { settings } from '#features/accounts/contract/settings.ts'
import { AppError } from '#rules/errors.ts'
import { linkLifetimes } from '#rules/sign-in/link-lifetimes.ts'
import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { dropEmailChange } from './open-email-change.ts'
import { settingsView } from './settings-view.ts'

/** Nothing changes until both mailboxes agree. A taken address gets the same answer; only its holder gets a mail about it. */
export const askEmailChange: Handler<typeof settings.askEmailChange> = async (context, input) => {
  const { id, session } = account(context)
  const confirmed = await confirmPassword(context, input.currentPassword)
  if (input.email === session.email) throw new AppError('invalid', { fields: { email: 'email_same' } })
  return inTransaction(context, async (tx) => {
    await holdConfirmed(tx, confirmed)
    await dropEmailChange(tx, id)
    const fresh = {
      new_email: input.email,
      approved_at: null,
      confirmed_at: null,
      created_at: tx.now,
      expires_at: new Date(tx.now.getTime() + linkLifetimes.change_email),
    }
    await tx.db
      .insertInto('email_changes')
      .values({ user_id: id, ...fresh })
      .onConflict((open) => open.column('user_id').doUpdateSet(fresh))
      .execute()
    await tx.emit('account.emailChangeAsked', { accountId: id })
    return settingsView(tx)
  })
}

export const cancelEmailChange: Handler<typeof settings.cancelEmailChange> = (context) =>
  inTransaction(context, async (tx) => {
    const { id } = account(tx)
    if (await dropEmailChange(tx, id)) await tx.emit('account.emailChangeCancelled', { accountId: id })
    return settingsView(tx)
  })
