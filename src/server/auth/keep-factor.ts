import type { Context } from '#server/context.ts'

/** Cancels a pending reset of the second factor that the office asked for, and mails the person (S68). */
export async function keepFactor(tx: Context, userId: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('two_factors')
    .set({ reset_due_at: null })
    .where('user_id', '=', userId)
    .where('reset_due_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tx.emit('account.twoFactorChanged', { accountId: userId, change: 'reset_cancelled' })
}
