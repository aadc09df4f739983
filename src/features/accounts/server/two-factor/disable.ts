import type { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { AppError } from '#rules/errors.ts'
import { asksTwoFactor, twoFactorMandatory } from '#rules/sign-in/required-step.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { withProof } from './with-proof.ts'

export const disableTwoFactor: Handler<typeof twoFactor.disable> = async (context, proof) => {
  const row = await context.db
    .selectFrom('site_settings')
    .select(['require_two_factor', 'two_factor_decided'])
    .executeTakeFirstOrThrow()
  if (twoFactorMandatory(account(context).session.role, asksTwoFactor(row, context.config)))
    throw new AppError('forbidden', { reason: 'two_factor_of_team' })
  return withProof(context, proof, async (tx, userId) => {
    await tx.db.deleteFrom('two_factors').where('user_id', '=', userId).execute()
    await tx.db.updateTable('profiles').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
    await tx.emit('account.twoFactorChanged', { accountId: userId, change: 'off' })
    return { ok: true }
  })
}
