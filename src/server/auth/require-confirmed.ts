import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'

/** Refuses before the address is verified: a stranger may have signed up with it, and what they set must not outlive its proof (A5). */
export function requireConfirmed(context: Context): void {
  if (!account(context).session.emailVerified) throw new AppError('email_unverified', { reason: 'confirm_first' })
}
