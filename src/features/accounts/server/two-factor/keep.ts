import type { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { keepFactor } from '#server/auth/keep-factor.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** The person cancels the reset of the second factor that the office started. */
export const keepTwoFactor: Handler<typeof twoFactor.keep> = (context) =>
  inTransaction(context, async (tx) => {
    await holdOwnSession(tx)
    await keepFactor(tx, account(tx).id)
    return { ok: true }
  })
