import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { checkCode, refusedCode } from '#server/auth/second-factor.ts'
import { account, type Context, inTransaction } from '#server/context.ts'

type Proof = { currentPassword: string; code: string }

/** Checks password and code, then makes the change in the transaction that spent the code and ends the other sessions. */
export async function withProof<T>(
  context: Context,
  { currentPassword, code }: Proof,
  change: (tx: Context, userId: string) => Promise<T>,
): Promise<T> {
  const { id, session } = account(context)
  const confirmed = await confirmPassword(context, currentPassword)
  const outcome = await inTransaction(context, async (tx) => {
    await holdConfirmed(tx, confirmed)
    const checked = await checkCode(tx, id, code)
    if (!checked.right) return { refusal: refusedCode(checked.lockedUntil, tx.now) }
    await endSessionsOf(tx, id, session.id)
    return { done: await change(tx, id) }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.done
}
