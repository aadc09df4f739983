import { sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import { exportFailed } from './finish-export.ts'
import { listRemovals } from './list-removals.ts'

const A_DAY = 24 * 60 * 60_000

/** Expires exports and lists their files for removal; an export still being made after a day has failed. Returns the number expired. */
export async function sweepExports(context: Context): Promise<number> {
  const stuck = await context.db
    .selectFrom('data_exports')
    .select('id')
    .where('state', '=', sql.lit('making'))
    .where('created_at', '<', new Date(context.now.getTime() - A_DAY))
    .execute()
  for (const { id } of stuck) await exportFailed(context, id)
  return inTransaction(context, async (tx) => {
    const over = await tx.db
      .updateTable('data_exports')
      .set({ state: 'expired' })
      .where('state', '=', sql.lit('ready'))
      .where('expires_at', '<=', tx.now)
      .returning('id')
      .execute()
    await listRemovals(
      tx,
      over.map(({ id }) => id),
    )
    return over.length
  })
}
