import { sql } from 'kysely'
import { factorResetDue } from '#features/accounts/rules/factor-reset.ts'
import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { keepFactor } from '#server/auth/keep-factor.ts'
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
    const asked = await tx.db
      .updateTable('two_factors')
      .set({ reset_due_at: factorResetDue(tx.now) })
      .where('user_id', '=', id)
      .where('verified', '=', sql.lit(true))
      .where('reset_due_at', 'is', null)
      .executeTakeFirst()
    if (asked.numUpdatedRows === 0n) throw new AppError('conflict', { reason: 'no_factor_to_reset' })
    await tx.emit('account.twoFactorChanged', { accountId: id, change: 'reset_asked' })
    return { ok: true }
  })

export const cancelFactorReset: Handler<typeof people.cancelFactorReset> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await requireAllowed(tx, id)
    await keepFactor(tx, id)
    return { ok: true }
  })
