import { sql } from 'kysely'
import { factorResetDue } from '#features/accounts/rules/factor-reset.ts'
import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { type factorTables, keepFactor } from '#server/auth/keep-factor.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadPerson } from './load-person.ts'

async function requireAllowed(tx: Context, id: string): Promise<void> {
  const { allowed } = await loadPerson(tx, 'people.disable', id)
  if (!allowed) throw new AppError('forbidden')
}

/** The person lost the second factor. It is removed after a day; until then the person, notified by mail, can keep it (S68). */
export const resetFactor: Handler<typeof people.resetFactor> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await requireAllowed(tx, id)
    const ask = (table: (typeof factorTables)[number]) =>
      tx.db
        .updateTable(table)
        .set({ reset_due_at: factorResetDue(tx.now) })
        .where('user_id', '=', id)
        .where('reset_due_at', 'is', null)
    const app = await ask('two_factors').where('verified', '=', sql.lit(true)).executeTakeFirst()
    const passkeys = await ask('passkeys').executeTakeFirst()
    if (app.numUpdatedRows + passkeys.numUpdatedRows === 0n)
      throw new AppError('conflict', { reason: 'no_factor_to_reset' })
    await tx.emit('account.twoFactorChanged', { accountId: id, change: 'reset_asked' })
    return { ok: true }
  })

export const cancelFactorReset: Handler<typeof people.cancelFactorReset> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await requireAllowed(tx, id)
    await keepFactor(tx, id)
    return { ok: true }
  })
