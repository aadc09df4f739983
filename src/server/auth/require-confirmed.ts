import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'

/** A stranger may have signed up with the address: nothing that could outlive the first proof of it is set before (A5). */
export function requireConfirmed(context: Context): void {
  if (!account(context).session.emailVerified) throw new AppError('email_unverified', { reason: 'confirm_first' })
}
