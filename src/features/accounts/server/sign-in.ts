import type { accounts } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { shortPassword } from '#rules/sign-in/password.ts'
import { audit } from '#server/audit/audit.ts'
import { factorLockedUntil, refusedCode } from '#server/auth/second-factor.ts'
import { beginSecondStep } from '#server/auth/second-step.ts'
import { forgetSessionCookie } from '#server/auth/session-cookie.ts'
import { endOwnSession } from '#server/auth/start-session.ts'
import { holdVerified, type KnownPerson, verifyCredentials } from '#server/auth/verify-credentials.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { accountView, type SessionView, visitorView } from './account-view.ts'
import { openSession } from './open-session.ts'
import { countSignIn, forgiveSignIn, signInKey } from './sign-in-limits.ts'

/** Ends this browser's session and asks for the second factor; the attempt counts as a failure until that is right. */
async function askForFactor(tx: Context, userId: string): Promise<void> {
  const lockedUntil = await factorLockedUntil(tx, userId)
  if (lockedUntil) throw refusedCode(lockedUntil, tx.now)
  await endOwnSession(tx)
  await beginSecondStep(tx, userId)
  await audit(tx, { action: 'account.passwordAccepted', subjectType: 'account', subjectId: userId })
}

/** Requires a new password if this one is too short for the role, which can only be seen now that it was typed (A9). */
async function judgeLength({ db }: Context, { id, role }: KnownPerson, password: string): Promise<void> {
  if (shortPassword(password, role))
    await db.updateTable('profiles').set({ must_change_password: true }).where('id', '=', id).execute()
}

/** Signs the verified person in or asks for the second factor; undefined if the credentials have changed since they were verified. */
const enter = (
  context: Context,
  { email, password }: { email: string; password: string },
  verified: KnownPerson,
): Promise<KnownPerson | undefined> =>
  inTransaction(context, async (tx) => {
    const person = await holdVerified(tx, email, verified)
    if (!person || person.banned) return person
    await judgeLength(tx, person, password)
    if (person.secondStepBy.length > 0) await askForFactor(tx, person.id)
    else await openSession(tx, person)
    return person
  })

export const signIn: Handler<typeof accounts.signIn> = async (context, { email, password }) => {
  const key = await signInKey(context, email)
  await countSignIn(context, key)
  const verified = await verifyCredentials(context, email, password)
  const person = verified && (await enter(context, { email, password }, verified))
  if (!person) {
    await audit(context, { action: 'account.signInFailed' })
    throw new AppError('invalid_credentials')
  }
  if (person.secondStepBy.length > 0 && !person.banned) return waitForFactor(context, person)
  await forgiveSignIn(context, key)
  if (person.banned) throw new AppError('account_disabled')
  return accountView(context, person.id, null)
}

function waitForFactor(context: Context, { secondStepBy }: KnownPerson): SessionView {
  if (context.session) forgetSessionCookie(context)
  return visitorView(context, secondStepBy)
}
