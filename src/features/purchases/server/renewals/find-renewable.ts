import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** Finds a recurring service; any other is answered as not found. */
export async function findRenewable({ db }: Context, extraId: string): Promise<{ settles: string | null }> {
  const extra = await db
    .selectFrom('extras')
    .select('settles')
    .where('id', '=', extraId)
    .where('recurs', '=', sql.lit(true))
    .executeTakeFirst()
  if (!extra) throw new AppError('not_found')
  return extra
}
