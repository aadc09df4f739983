import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import { countCall, uncountCall } from '#server/http/rate-limits.ts'
import { holdOwnSession } from './hold-account.ts'
import { passwordHashOf } from './password-hash-of.ts'
import { verifyPassword } from './password-hashing.ts'

// Same limit as for signing in (S06): an unlocked screen allows ten wrong passwords per quarter of an hour.
const failures = { max: 10, seconds: 900 }

/** The stored hash that the given password matched, to be compared again in the transaction that relies on it. */
export type ConfirmedPassword = { hash: string }

const wrong = () => new AppError('wrong_password', { fields: { currentPassword: 'wrong_password' } })

/** Checks that the person at the keyboard is the one who signed in, before any change to what guards the account (S03). */
export async function confirmPassword(context: Context, currentPassword: string): Promise<ConfirmedPassword> {
  const { id } = account(context)
  const key = `currentPassword:${id}`
  await countCall(context.db, key, failures, context.now)
  const hash = await passwordHashOf(context, id)
  if (!hash || !(await verifyPassword(hash, currentPassword))) throw wrong()
  await uncountCall(context.db, key)
  return { hash }
}

/** Refuses when the session ended or the password changed while the confirmed one was being checked (S10). */
export async function holdConfirmed(tx: Context, confirmed: ConfirmedPassword): Promise<void> {
  await holdOwnSession(tx)
  if ((await passwordHashOf(tx, account(tx).id)) !== confirmed.hash) throw wrong()
}
