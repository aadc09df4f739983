import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import { serviceRows } from './package-rows.ts'

/** One change of the packages at a time: names, the recommended one and the order concern all of them. Orders go on. */
export const holdPackages = (tx: Context): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('packages', 0))`.execute(tx.db)

/** The package, locked; an order that is just being placed with it comes first. */
export async function lockService(tx: Context, id: string) {
  await holdPackages(tx)
  const held = await tx.db.selectFrom('packages').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  // Read only once the row is held, so that the registration of an order that came first is seen.
  const row = held && (await serviceRows(tx.db).where('k.id', '=', id).executeTakeFirst())
  if (!row) throw new AppError('not_found')
  return row
}
