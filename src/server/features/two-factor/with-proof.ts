import { confirmPassword } from '#server/auth/confirm-password.ts'
import { checkCode, refusedCode } from '#server/auth/second-factor.ts'
import { account, type Context, inTransaction } from '#server/context.ts'

type Proof = { currentPassword: string; code: string }

/** Password and code first, then the change in the transaction that used the code up. */
export async function withProof<T>(
  context: Context,
  { currentPassword, code }: Proof,
  change: (tx: Context, userId: string) => Promise<T>,
): Promise<T> {
  const { id } = account(context)
  await confirmPassword(context, currentPassword)
  const outcome = await inTransaction(context, async (tx) => {
    const checked = await checkCode(tx, id, code)
    return checked.right ? { done: await change(tx, id) } : { refusal: refusedCode(checked.lockedUntil, tx.now) }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.done
}
