import { type Context, inTransaction } from '#server/context.ts'
import { removeRows } from './erase-rows.ts'

const A_DAY = 24 * 60 * 60_000

/** A request that was under way during an erasure may have written one more row: looked for again for a day. */
export async function sweepErased(context: Context): Promise<number> {
  const lately = await context.db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('erased_at', '>', new Date(context.now.getTime() - A_DAY))
    .execute()
  let removed = 0
  for (const person of lately)
    removed += await inTransaction(context, (tx) => removeRows(tx, { ...person, emailVerified: false }))
  return removed
}
