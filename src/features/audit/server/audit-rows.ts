import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { auditCalls } from '#features/audit/contract.ts'
import { doneDuring } from '#server/audit/done-during.ts'
import type { Db } from '#server/db/connect.ts'
import { atMost, type Span } from '#server/lists/read-page.ts'

export type AuditFilter = Pick<
  z.output<typeof auditCalls.list.query>,
  'person' | 'subject' | 'action' | 'impersonation' | 'from' | 'to'
>

export type AuditRow = {
  id: string
  at: Date
  actor_id: string | null
  impersonator_id: string | null
  action: string
  subject_type: string | null
  subject_id: string | null
  details: Record<string, string | number | boolean | null>
  request_id: string | null
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`

function conditionsOf(
  { subject, action, impersonation, from, to }: AuditFilter,
  { after }: Span,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (subject !== undefined) conditions.push(sql`a.subject_id = ${subject}`)
  if (action !== undefined) conditions.push(sql`a.action = ${action}`)
  if (impersonation !== undefined) conditions.push(doneDuring(sql`${impersonation}::uuid`))
  if (from !== undefined) conditions.push(sql`a.at >= ${startOf(from)}`)
  if (to !== undefined) conditions.push(sql`a.at < ${startOf(to)} + interval '1 day'`)
  if (after) conditions.push(sql`(a.at, a.id) < (${after.at}, ${after.id}::bigint)`)
  return conditions
}

const newest = (conditions: RawBuilder<unknown>[], most: number) => sql`
  select a.id, a.at, a.actor_id, a.impersonator_id, a.action, a.subject_type, a.subject_id, a.details, a.request_id
  from audit_log a ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
  order by a.at desc, a.id desc ${atMost(most)}`

/** The newest rows of a filter. The filter by person merges three queries, because one index cannot serve all three columns. */
export async function auditRows(db: Db, filter: AuditFilter, span: Span): Promise<AuditRow[]> {
  const conditions = conditionsOf(filter, span)
  const of = (column: 'actor_id' | 'impersonator_id') =>
    newest([sql`${sql.ref(`a.${column}`)} = ${filter.person}::uuid`, ...conditions], span.most)
  // Rows recorded before there was a session have no actor, and the account as their subject (G90).
  const unsigned = sql`a.actor_id is null and a.subject_type = 'account' and a.subject_id = ${filter.person}`
  const query =
    filter.person === undefined
      ? newest(conditions, span.most)
      : sql`select * from ((${of('actor_id')}) union all (${of('impersonator_id')})
          union all (${newest([unsigned, ...conditions], span.most)})) sides
          order by at desc, id desc ${atMost(span.most)}`
  return (await sql<AuditRow>`${query}`.execute(db)).rows
}
