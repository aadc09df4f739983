import type { accounts } from '#features/accounts/contract.ts'
import type { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { confirmPassword, holdConfirmed } from '#server/auth/confirm-password.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { checkCode, refusedCode } from '#server/auth/second-factor.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { checkPasskey, notePasskey } from './passkeys/check-passkey.ts'

async function noteProof(tx: Context): Promise<void> {
  const { id, session } = account(tx)
  await tx.db.updateTable('sessions').set({ proved_at: tx.now }).where('id', '=', session.id).execute()
  await audit(tx, { action: 'account.proved', subjectType: 'account', subjectId: id })
}

/** Returns a refusal instead of throwing it, so that the transaction commits what the wrong code changed. */
async function tryCode(tx: Context, code: string): Promise<AppError | undefined> {
  const { id } = account(tx)
  await holdOwnSession(tx)
  const checked = await checkCode(tx, id, code)
  if (checked.right) {
    await noteProof(tx)
    return undefined
  }
  const locked = checked.lockedUntil !== null
  await audit(tx, { action: 'account.codeRefused', subjectType: 'account', subjectId: id, details: { locked } })
  return refusedCode(checked.lockedUntil, tx.now)
}

/** Takes the password, a second-factor code or a passkey as a new proof, for calls that require one (S67). */
export const stepUp: Handler<typeof accounts.stepUp> = async (context, { currentPassword, code, passkey }) => {
  if (passkey) {
    const { id: userId } = account(context)
    const checked = await checkPasskey(context, { purpose: 'step_up', answer: passkey, userId })
    await inTransaction(context, async (tx) => {
      await holdOwnSession(tx)
      await notePasskey(tx, checked)
      await noteProof(tx)
    })
    return { ok: true }
  }
  if (code !== undefined) {
    const refusal = await inTransaction(context, (tx) => tryCode(tx, code))
    if (refusal) throw refusal
    return { ok: true }
  }
  const confirmed = await confirmPassword(context, currentPassword ?? '')
  await inTransaction(context, async (tx) => {
    await holdConfirmed(tx, confirmed)
    await noteProof(tx)
  })
  return { ok: true }
}
