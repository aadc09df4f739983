import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Tables = { s: DB['sessions'] } & Pick<DB, 'sessions' | 'user_impersonations'>

/**
 * The sessions `s` with this person at the keyboard: their own, and those in which they impersonate someone. Two index scans,
 * because one condition with "or" would scan every session.
 */
export function heldBy(row: ExpressionBuilder<Tables, 's'>, personId: string): Expression<SqlBool> {
  const own = row
    .selectFrom('sessions')
    .select('sessions.id')
    .where('sessions.user_id', '=', personId)
    .where('sessions.impersonation_id', 'is', null)
  const acting = row
    .selectFrom('user_impersonations')
    .innerJoin('sessions', 'sessions.impersonation_id', 'user_impersonations.id')
    .select('sessions.id')
    .where('user_impersonations.superadmin_id', '=', personId)
    .where('user_impersonations.ended_at', 'is', null)
  return row('s.id', 'in', own.unionAll(acting))
}
