import type { Context } from '#server/context.ts'

/** Where a person's second factors are; a reset takes all of them. */
export const factorTables = ['two_factors', 'passkeys'] as const

/** Cancels a pending reset of the second factor that the office asked for, and mails the person (S68). */
export async function keepFactor(tx: Context, userId: string): Promise<void> {
  let kept = 0n
  for (const table of factorTables) {
    const { numUpdatedRows } = await tx.db
      .updateTable(table)
      .set({ reset_due_at: null })
      .where('user_id', '=', userId)
      .where('reset_due_at', 'is not', null)
      .executeTakeFirst()
    kept += numUpdatedRows
  }
  if (kept > 0n) await tx.emit('account.twoFactorChanged', { accountId: userId, change: 'reset_cancelled' })
}
