import type { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { AppError } from '#rules/errors.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { makeRecoveryCodes, recoveryHash } from '#server/auth/recovery-codes.ts'
import { requireConfirmed } from '#server/auth/require-confirmed.ts'
import { lockFactor, openFor, refusedCode, sealFor } from '#server/auth/second-factor.ts'
import { matchingWindow } from '#server/auth/totp.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Switches the second factor on and ends the sessions that the password alone had opened. The recovery codes are shown only once. */
export const confirmTwoFactor: Handler<typeof twoFactor.confirm> = (context, { code }) =>
  inTransaction(context, async (tx) => {
    const { id, session } = account(tx)
    requireConfirmed(tx)
    await holdOwnSession(tx)
    const factor = await lockFactor(tx, id)
    if (!factor || factor.verified) throw new AppError('conflict', { reason: 'two_factor_again' })
    const secret = Buffer.from(openFor(tx, 'secret', id, factor.secret), 'base64url')
    const window = matchingWindow(secret, code, tx.now, 0)
    if (window === undefined) throw refusedCode(null, tx.now)
    const recoveryCodes = makeRecoveryCodes()
    await tx.db
      .updateTable('two_factors')
      .set({
        verified: true,
        last_used_window: String(window),
        backup_codes: sealFor(tx, 'recovery', id, recoveryCodes.map(recoveryHash).join(' ')),
      })
      .where('user_id', '=', id)
      .execute()
    await tx.db.updateTable('profiles').set({ two_factor_enabled: true }).where('id', '=', id).execute()
    await endSessionsOf(tx, id, session.id)
    await tx.emit('account.twoFactorChanged', { accountId: id, change: 'on' })
    return { recoveryCodes }
  })
