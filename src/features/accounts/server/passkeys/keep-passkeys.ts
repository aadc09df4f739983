import type { passkeys } from '#features/accounts/contract/passkeys.ts'
import { AppError } from '#rules/errors.ts'
import { asksTwoFactor, twoFactorMandatory } from '#rules/sign-in/required-step.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { passkeyDomain } from './challenge.ts'

export const listPasskeys: Handler<typeof passkeys.list> = async (context) => {
  const rows = await context.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', account(context).id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { available: passkeyDomain(context) !== undefined, items: rows }
}

export const renamePasskey: Handler<typeof passkeys.rename> = async (context, { id, name }) => {
  const { numUpdatedRows } = await context.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', account(context).id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_found')
  return { ok: true }
}

/** Refuses while the passkey just removed was all that met a mandatory second factor. */
async function requireFactorLeft(tx: Context, userId: string): Promise<void> {
  const row = await tx.db
    .selectFrom('profiles as p')
    .crossJoin('site_settings as s')
    .leftJoin('passkeys as k', 'k.user_id', 'p.id')
    .select(['p.two_factor_enabled', 's.require_two_factor', 's.two_factor_decided', 'k.id as left'])
    .where('p.id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const mandatory = twoFactorMandatory(account(tx).session.role, asksTwoFactor(row, tx.config))
  if (mandatory && !row.two_factor_enabled && !row.left) throw new AppError('conflict', { reason: 'passkey_of_team' })
}

/** Removes a passkey, perhaps because its device is lost or stolen: the other sessions end too. */
export const removePasskey: Handler<typeof passkeys.remove> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const me = account(tx)
    await holdOwnSession(tx)
    const { numDeletedRows } = await tx.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', me.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await requireFactorLeft(tx, me.id)
    await endSessionsOf(tx, me.id, me.session.id)
    await tx.emit('account.twoFactorChanged', { accountId: me.id, change: 'passkey_removed' })
    return { ok: true }
  })
