import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** At least one superadmin must remain. `lock` locks all superadmins, so that two who leave at once are checked one after the other. */
export async function isLastSuperadmin(context: Context, id: string, lock = false): Promise<boolean> {
  const query = context.db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', sql.lit('superadmin'))
    .where('banned', '=', sql.lit(false))
    .where('erased_at', 'is', null)
    .orderBy('id')
  const seen = await query.execute()
  if (!seen.some((row) => row.id === id)) return false
  const rows = lock ? await query.forNoKeyUpdate().execute() : seen
  return rows.length === 1 && rows[0]?.id === id
}
