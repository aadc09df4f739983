import { sql } from 'kysely'
import type { workbench } from '#features/agents/contract/workbench.ts'
import { statusesWaitingFor } from '#features/documents/rules/status.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { isFinished, registrationStatuses } from '#features/registrations/rules/status.ts'
import { type Case, rankUrgent } from '#features/registrations/rules/urgency.ts'
import { scopedRegistrations } from '#features/registrations/server/read-registrations.ts'
import { statusMedians } from '#features/registrations/server/status-medians.ts'
import { listScope } from '#rules/access.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { agentProcessView } from './agent-process-view.ts'
import { waitingFor } from './what-waits.ts'

const open = registrationStatuses.filter((status) => !isFinished(status)).map((status) => sql.lit(status))
const isOpen = sql`r.status in (${sql.join(open)})`

/** Documents that the customer has to send and whose due day is over: `isOverdue` as an SQL condition. */
const notSent = (now: Date) => sql`d.due_on < ${officeDay(now)}::date
  and d.status in (${sql.join(statusesWaitingFor('customer').map((status) => sql.lit(status)))})`

/**
 * The `most` worst processes for each reason, each from a partial index that begins with the agent: any other process ranks behind
 * as many as are shown. The limits on documents are higher, because several may belong to one process, and decided processes keep
 * documents that were never sent.
 */
function candidates(agentId: string, now: Date, most: number) {
  const longest = open.map(
    (status) => sql`(select r.id from business_registrations r
      where r.assigned_agent_id = ${agentId}::uuid and r.paid_at is not null and r.status = ${status} and ${isOpen}
      order by r.status_since, r.id ${atMost(most)})`,
  )
  return sql`
    (select r.id from business_registrations r
      where r.assigned_agent_id = ${agentId}::uuid and r.filing_until is not null and ${isOpen} and r.filing_until < ${now}
      order by r.filing_until, r.id ${atMost(most)})
    union (select d.business_registration_id from documents d where d.agent_id = ${agentId}::uuid and d.status = 'submitted'
      order by d.updated_at, d.id ${atMost(2 * most)})
    union (select c.id from conversations c where c.agent_id = ${agentId}::uuid and c.unread_by_team > 0
      order by c.touched_at, c.id ${atMost(most)})
    union (select r.id from (select d.due_on, d.id, d.business_registration_id from documents d
        where d.agent_id = ${agentId}::uuid and ${notSent(now)} order by d.due_on, d.id ${atMost(4 * most)}) d
      join business_registrations r on r.id = d.business_registration_id where ${isOpen}
      order by d.due_on, d.id ${atMost(2 * most)})
    union ${sql.join(longest, sql` union `)}`
}

/** The facts that `rankUrgent` needs about each candidate; names are read later, only for the processes shown. */
async function casesOf(db: Db, agentId: string, now: Date, most: number): Promise<Case[]> {
  const { rows } = await sql<Case>`
    select r.id, r.status, r.paid_at is not null as paid, r.created_at as "createdAt", r.filing_until as "filingUntil",
      r.status_since as "standsSince", w.*, l.*
    from (${candidates(agentId, now, most)}) i join business_registrations r on r.id = i.id
      cross join lateral (${waitingFor(sql.ref('r.id'))}) w
      cross join lateral (select count(*)::int as "notSent",
        (min(d.due_on) + 1)::timestamp at time zone 'America/Sao_Paulo' as "notSentSince"
        from documents d where d.business_registration_id = r.id and ${notSent(now)}) l
    where r.assigned_agent_id = ${agentId}::uuid`.execute(db)
  return rows
}

const LOOKED_AT = { few: 20, many: 100 } as const

/** The processes that the agent has to work on first, with the reasons (G120). */
export const readQueue: Handler<typeof workbench.queue> = async (context, { limit }) => {
  const { db, platform, now, actor } = context
  const scope = listScope(actor, 'workbench.read')
  if (scope.kind !== 'agent') return { items: [], more: false }
  const most = 2 * limit <= LOOKED_AT.few ? LOOKED_AT.few : LOOKED_AT.many
  const [cases, medians] = await Promise.all([casesOf(db, scope.id, now, most), statusMedians(platform)])
  const ranked = rankUrgent(cases, now, medians)
  const shown = ranked.slice(0, limit)
  const ids = shown.map(({ id }) => id)
  const rows = await scopedRegistrations(db, scope).where('r.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  const [rowOf, caseOf] = [new Map(rows.map((row) => [row.id, row])), new Map(cases.map((one) => [one.id, one]))]
  const items = shown.flatMap(({ id, reasons }) => {
    const [row, waiting] = [rowOf.get(id), caseOf.get(id)]
    return row && waiting ? [{ ...agentProcessView(context, row, waiting), reasons }] : []
  })
  return { items, more: ranked.length > limit }
}
