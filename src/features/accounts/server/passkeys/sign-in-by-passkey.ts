import type { passkeys } from '#features/accounts/contract/passkeys.ts'
import { accountView } from '#features/accounts/server/account-view.ts'
import { openSession } from '#features/accounts/server/open-session.ts'
import { forgiveSignIn, signInKey } from '#features/accounts/server/sign-in-limits.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { findSecondStep, spendSecondStep } from '#server/auth/second-step.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { checkPasskey, notePasskey } from './check-passkey.ts'

/** Signs in by a passkey, which is both factors at once (0012). As the second step only a passkey of the same person counts. */
export const signInByPasskey: Handler<typeof passkeys.signIn> = async (context, { passkey: answer, secondStep }) => {
  const pending = secondStep ? await findSecondStep(context) : undefined
  if (secondStep && !pending) throw new AppError('second_step_over')
  const passkey = await checkPasskey(context, { purpose: 'sign_in', answer, userId: pending?.userId })
  // Read before the session opens, which makes this browser a trusted one with a failure count of its own.
  const key = pending && (await signInKey(context, pending.email))
  await inTransaction(context, async (tx) => {
    const [person] = await holdAccounts(tx, [passkey.userId])
    if (person?.banned) throw new AppError('account_disabled')
    await notePasskey(tx, passkey)
    // Found again under the lock: a new password voids the step.
    if (pending && !((await findSecondStep(tx)) && (await spendSecondStep(tx, pending.tokenId))))
      throw new AppError('second_step_over')
    await openSession(tx, { id: passkey.userId, role: person?.role as Role })
  })
  if (key) await forgiveSignIn(context, key)
  return accountView(context, passkey.userId, null)
}
