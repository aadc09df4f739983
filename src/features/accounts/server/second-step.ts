import type { accounts } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { checkCode, refusedCode } from '#server/auth/second-factor.ts'
import { findSecondStep, type PendingStep, spendSecondStep } from '#server/auth/second-step.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { accountView } from './account-view.ts'
import { openSession } from './open-session.ts'
import { forgiveSignIn, signInKey } from './sign-in-limits.ts'

/** Returns a refusal instead of throwing it, so that the transaction commits what the wrong code changed. */
async function tryCode(tx: Context, pending: PendingStep, code: string): Promise<AppError | undefined> {
  const subject = { subjectType: 'account', subjectId: pending.userId } as const
  const checked = await checkCode(tx, pending.userId, code)
  if (!checked.right) {
    if (checked.lockedUntil) await spendSecondStep(tx, pending.tokenId)
    await audit(tx, { action: 'account.codeRefused', ...subject, details: { locked: checked.lockedUntil !== null } })
    return refusedCode(checked.lockedUntil, tx.now)
  }
  if (!(await spendSecondStep(tx, pending.tokenId))) return new AppError('second_step_over')
  if (checked.by === 'recovery') await audit(tx, { action: 'account.recoveryCodeUsed', ...subject })
  await openSession(tx, { id: pending.userId, role: pending.role })
  return undefined
}

/** Finds the step again once the account is locked, so that no code outlives a new password or address (S10). */
async function holdStep(tx: Context, { userId }: PendingStep): Promise<PendingStep> {
  await holdAccounts(tx, [userId])
  const pending = await findSecondStep(tx)
  if (!pending) throw new AppError('second_step_over')
  if (pending.banned) throw new AppError('account_disabled')
  return pending
}

export const secondStep: Handler<typeof accounts.secondStep> = async (context, { code }) => {
  const pending = await findSecondStep(context)
  if (!pending) throw new AppError('second_step_over')
  // Read before the session opens, which makes this browser a trusted one with a failure count of its own.
  const key = await signInKey(context, pending.email)
  const refusal = await inTransaction(context, async (tx) => tryCode(tx, await holdStep(tx, pending), code))
  if (refusal) throw refusal
  await forgiveSignIn(context, key)
  return accountView(context, pending.userId, null)
}
