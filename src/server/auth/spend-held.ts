import type { Context } from '#server/context.ts'
import { hashOf, type SpentToken, spendToken, type TokenPurpose } from './account-tokens.ts'
import { holdAccounts } from './hold-account.ts'

/** `spendToken` under the account's lock: a concurrent change that voids the link commits before it or waits for it. */
export async function spendHeld(
  tx: Context,
  given: { token: string; purposes: readonly TokenPurpose[] },
): Promise<SpentToken | undefined> {
  const row = await tx.db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(given.token))
    .executeTakeFirst()
  if (!row) return undefined
  await holdAccounts(tx, [row.user_id])
  return spendToken(tx.db, tx.now, given)
}
