import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { factorTables } from '#server/auth/keep-factor.ts'
import { type Context, inTransaction } from '#server/context.ts'

/** Deletes the second factor and the passkeys unless the reset was cancelled meanwhile, and ends the person's sessions. */
const resetOne = (context: Context, userId: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    await holdAccounts(tx, [userId])
    let gone = 0n
    for (const table of factorTables) {
      const { numDeletedRows } = await tx.db
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('reset_due_at', '<=', tx.now)
        .executeTakeFirst()
      gone += numDeletedRows
    }
    if (gone === 0n) return
    await tx.db.updateTable('profiles').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
    await endSessionsOf(tx, userId)
    await tx.emit('account.twoFactorChanged', { accountId: userId, change: 'reset' })
  })

/** Carries out the resets of second factors that are due (S68). */
export async function resetDueFactors(context: Context): Promise<void> {
  const dueIn = (table: (typeof factorTables)[number]) =>
    context.db.selectFrom(table).select('user_id').where('reset_due_at', '<=', context.now)
  const due = await dueIn('two_factors').union(dueIn('passkeys')).execute()
  for (const { user_id } of due) await resetOne(context, user_id)
}
