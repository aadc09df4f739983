import type { privacy } from '#features/privacy/contract.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const MOST = 200

/** An impersonation that was not ended explicitly ended when it expired; null while it is active. */
const endOf = (row: { ended_at: Date | null; expires_at: Date }, now: Date): Date | null =>
  row.ended_at ?? (row.expires_at <= now ? row.expires_at : null)

export const listAccesses: Handler<typeof privacy.accesses> = async (context) => {
  const rows = await context.db
    .selectFrom('user_impersonations as i')
    .innerJoin('profiles as p', 'p.id', 'i.superadmin_id')
    .select(['i.id', 'p.name', 'i.reason', 'i.created_at', 'i.ended_at', 'i.expires_at'])
    .where('i.impersonated_user_id', '=', account(context).id)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MOST)
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      by: row.name,
      reason: row.reason,
      startedAt: row.created_at,
      endedAt: endOf(row, context.now),
    })),
  }
}
