import { sql } from 'kysely'
import type { pastImpersonations } from '#features/impersonation/contract/past-impersonations.ts'
import { DONE_COUNTED, type impersonationEnds } from '#features/impersonation/contract/past-impersonations.ts'
import type { Role } from '#rules/role.ts'
import { doneDuring } from '#server/audit/done-during.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { afterPlace, atMost, readPage, type Span } from '#server/lists/read-page.ts'

type Row = {
  id: string
  by_id: string
  by: string
  as_id: string
  as: string
  role: Role
  reason: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  ended_by: (typeof impersonationEnds)[number] | null
  done: number
}

async function rowsIn(db: Db, { after, most }: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id, i.superadmin_id as by_id, b.name as by, i.impersonated_user_id as as_id, a.name as "as", a.role,
      i.reason, i.created_at, i.expires_at, i.ended_at, i.ended_by, d.done
    from (select * from user_impersonations i where ${afterPlace(sql`i.created_at`, sql`i.id`, after)}
      order by i.created_at desc, i.id desc ${atMost(most)}) i
    join profiles b on b.id = i.superadmin_id join profiles a on a.id = i.impersonated_user_id
    cross join lateral (select count(*)::int as done from (
      select from audit_log a where ${doneDuring(sql`i.id`)} ${atMost(DONE_COUNTED)}) counted) d
    order by i.created_at desc, i.id desc`.execute(db)
  return rows
}

/** An impersonation that was not closed explicitly ended when it expired. */
function endOf({ ended_at, ended_by, expires_at }: Row, now: Date) {
  if (ended_at === null && expires_at <= now) return { endedAt: expires_at, endedBy: 'expiry' as const }
  return { endedAt: ended_at, endedBy: ended_by }
}

export const listImpersonations: Handler<typeof pastImpersonations.list> = (context, { limit, cursor }) =>
  readPage(context, {
    list: 'impersonations',
    filter: {},
    limit,
    cursor,
    rows: (span) => rowsIn(context.db, span),
    time: (row) => row.created_at,
    view: (row) => ({
      id: row.id,
      by: { id: row.by_id, name: row.by },
      as: { id: row.as_id, name: row.as, role: row.role },
      reason: row.reason,
      startedAt: row.created_at,
      ...endOf(row, context.now),
      until: row.expires_at,
      done: row.done,
    }),
  })
