import type { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { makeRecoveryCodes, recoveryHash } from '#server/auth/recovery-codes.ts'
import { sealFor } from '#server/auth/second-factor.ts'
import type { Handler } from '#server/http/handler.ts'
import { withProof } from './with-proof.ts'

export const renewRecoveryCodes: Handler<typeof twoFactor.newRecoveryCodes> = (context, proof) =>
  withProof(context, proof, async (tx, userId) => {
    const recoveryCodes = makeRecoveryCodes()
    await tx.db
      .updateTable('two_factors')
      .set({ backup_codes: sealFor(tx, 'recovery', userId, recoveryCodes.map(recoveryHash).join(' ')) })
      .where('user_id', '=', userId)
      .execute()
    await tx.emit('account.twoFactorChanged', { accountId: userId, change: 'codes' })
    return { recoveryCodes }
  })
