import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { packageRows } from './package-rows.ts'

/**
 * Lets one change of packages run at a time, because names, the recommended one and the sequence concern all of them. Customers' orders do
 * not take this lock.
 */
export const holdPackages = (tx: Context): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('packages', 0))`.execute(tx.db)

/** Locks a package; waits for an order that is being placed with it. */
export async function lockPackage(tx: Context, id: string) {
  await holdPackages(tx)
  const held = await tx.db.selectFrom('packages').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  // Read after the lock, so that the registration of an order that came first is seen.
  const row = held && (await packageRows(tx.db).where('k.id', '=', id).executeTakeFirst())
  if (!row) throw new AppError('not_found')
  return row
}
