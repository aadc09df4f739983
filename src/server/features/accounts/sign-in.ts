import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { accountView, type SessionView, visitorView } from '#server/auth/account-view.ts'
import { factorLockedUntil, refusedCode } from '#server/auth/second-factor.ts'
import { beginSecondStep } from '#server/auth/second-step.ts'
import { forgetSessionCookie } from '#server/auth/session-cookie.ts'
import { endOwnSession } from '#server/auth/start-session.ts'
import { verifyCredentials } from '#server/auth/verify-credentials.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { openSession } from './open-session.ts'
import { countSignIn, forgiveSignIn } from './sign-in-turns.ts'

/** Ends this browser's session and asks for the code; the try counts as a failure until the code was right. */
async function askForCode(context: Context, userId: string): Promise<SessionView> {
  const lockedUntil = await factorLockedUntil(context, userId)
  if (lockedUntil) throw refusedCode(lockedUntil, context.now)
  await inTransaction(context, async (tx) => {
    await endOwnSession(tx)
    await beginSecondStep(tx, userId)
    await audit(tx, { action: 'account.passwordAccepted', subjectType: 'account', subjectId: userId })
  })
  if (context.session) forgetSessionCookie(context)
  return visitorView(context, true)
}

export const signIn: Handler<typeof contract.accounts.signIn> = async (context, { email, password }) => {
  await countSignIn(context, email)
  const person = await verifyCredentials(context, email, password)
  if (!person) {
    await audit(context, { action: 'account.signInFailed' })
    throw new AppError('invalid_credentials')
  }
  if (person.twoFactorEnabled && !person.banned) return askForCode(context, person.id)
  await forgiveSignIn(context, email)
  if (person.banned) throw new AppError('account_disabled')
  await openSession(context, person)
  return accountView(context, person.id, null)
}
