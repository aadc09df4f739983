import { sql } from 'kysely'
import { editedNow, recordEdit } from '#features/edits/server/edits.ts'
import { MOST_PACKAGES } from '#features/packages/rules/package.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** Names of offered packages are unique, so that customers can distinguish them; an archived one may have the same name. */
export async function refuseTakenName(tx: Context, name: string, id: string): Promise<void> {
  const other = await tx.db
    .selectFrom('packages')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw new AppError('invalid', { fields: { name: 'name_taken' } })
}

/** Recommending a package unmarks the other one, which is recorded in that package's history (G82). */
export async function clearRecommended(tx: Context, except: string): Promise<void> {
  const others = await tx.db
    .selectFrom('packages')
    .select(['id', 'version'])
    .where('recommended', '=', sql.lit(true))
    .where('deleted_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  for (const { id, version } of others) {
    await tx.db
      .updateTable('packages')
      .set({ recommended: false, ...editedNow(tx, version) })
      .where('id', '=', id)
      .execute()
    const [before, after] = [{ recommended: true }, { recommended: false }]
    await recordEdit(tx, { subjectType: 'package', subjectId: id, before, after })
  }
}

/** The position after the last package; refused if there are already as many as the pages can show. */
export async function lastPosition(tx: Context): Promise<number> {
  const { count, last } = await tx.db
    .selectFrom('packages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_PACKAGES) throw new AppError('conflict', { reason: 'too_many_packages' })
  return (last ?? 0) + 1
}
