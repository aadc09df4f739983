import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { atMost } from '#server/lists/read-page.ts'

const FEW = 5
const LINES = 10

type Access = {
  id: string
  by: string
  as: string
  reason: string
  created_at: Date
  ended_at: Date | null
  expires_at: Date
}

/** Impersonations of and by this person: a union of two queries, so that each uses its own index. */
export async function accessesOf(db: Db, id: string, now: Date) {
  const side = (column: 'impersonated_user_id' | 'superadmin_id') => sql`(
    select id, superadmin_id, impersonated_user_id, reason, created_at, ended_at, expires_at from user_impersonations
    where ${sql.ref(column)} = ${id}::uuid order by created_at desc ${atMost(FEW)})`
  const { rows } = await sql<Access>`
    select i.id, b.name as by, a.name as as, i.reason, i.created_at, i.ended_at, i.expires_at
    from (${side('impersonated_user_id')} union all ${side('superadmin_id')}) i
    join profiles b on b.id = i.superadmin_id join profiles a on a.id = i.impersonated_user_id
    order by i.created_at desc, i.id desc ${atMost(FEW)}`.execute(db)
  return rows.map(({ created_at, ended_at, expires_at, ...row }) => ({
    ...row,
    startedAt: created_at,
    // An impersonation that was not ended explicitly ended when it expired.
    endedAt: ended_at ?? (expires_at <= now ? expires_at : null),
  }))
}

type Line = { id: string; at: Date; action: string; by: string | null; acting: boolean }

/** The newest audit rows about the account. */
export async function auditOf(db: Db, id: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.id::text as id, l.at, l.action, coalesce(b.name, p.name) as by, l.impersonator_id is not null as acting
    from (select id, at, action, actor_id, impersonator_id from audit_log where subject_type = 'account' and subject_id = ${id}::text
      order by at desc, id desc ${atMost(LINES)}) l
    left join profiles p on p.id = l.actor_id left join profiles b on b.id = l.impersonator_id
    order by l.at desc, l.id desc`.execute(db)
  return rows
}
