import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Sessions = ExpressionBuilder<{ s: DB['sessions'] } & Pick<DB, 'user_impersonations'>, 's'>

/** Which sessions `s` have this person at the keyboard: the own ones, and those in which the person acts as somebody else. */
export const heldBy = (row: Sessions, personId: string): Expression<SqlBool> =>
  row.or([
    row.and([row('s.user_id', '=', personId), row('s.impersonation_id', 'is', null)]),
    row(
      's.impersonation_id',
      'in',
      row
        .selectFrom('user_impersonations')
        .select('user_impersonations.id')
        .where('superadmin_id', '=', personId)
        .where('ended_at', 'is', null),
    ),
  ])
