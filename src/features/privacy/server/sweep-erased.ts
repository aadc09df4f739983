import { type Context, inTransaction } from '#server/context.ts'
import { forgetRows } from './erase-person.ts'

const A_DAY = 24 * 60 * 60_000

/** Repeats each erasure for a day: a call that ran at the same time may have written more rows, even an order. */
export async function sweepErased(context: Context): Promise<number> {
  const lately = await context.db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('erased_at', '>', new Date(context.now.getTime() - A_DAY))
    .execute()
  let removed = 0
  for (const person of lately)
    removed += await inTransaction(
      context,
      async (tx) => (await forgetRows(tx, { ...person, emailVerified: false })).removed,
    )
  return removed
}
