import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { listScope } from '#domain/access.ts'
import { isFinished, registrationStatuses } from '#domain/registrations/status.ts'
import { rankUrgent } from '#domain/registrations/urgency.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'
import { atMost } from '#server/lists/read-page.ts'
import { agentProcessView } from './agent-process-view.ts'
import { scopedRegistrations } from './read-registrations.ts'
import { statusMedians } from './status-medians.ts'
import { whatWaits } from './what-waits.ts'

const open = registrationStatuses.filter((status) => !isFinished(status)).map((status) => sql.lit(status))
const isOpen = sql`r.status in (${sql.join(open)})`

/**
 * The worst of each reason, from an index that begins with the agent and has nothing else: what is not among them has as many
 * before it as are shown. Several documents may be of one process.
 */
async function candidates(db: Db, agentId: string, now: Date, most: number): Promise<string[]> {
  const longest = open.map(
    (status) => sql`(select r.id from business_registrations r
      where r.assigned_agent_id = ${agentId}::uuid and r.paid_at is not null and r.status = ${status} and ${isOpen}
      order by r.status_since, r.id ${atMost(most)})`,
  )
  const { rows } = await sql<{ id: string }>`
    (select r.id from business_registrations r
      where r.assigned_agent_id = ${agentId}::uuid and r.filing_until is not null and ${isOpen} and r.filing_until < ${now}
      order by r.filing_until, r.id ${atMost(most)})
    union (select d.business_registration_id from documents d where d.agent_id = ${agentId}::uuid and d.status = 'submitted'
      order by d.updated_at, d.id ${atMost(3 * most)})
    union (select c.id from conversations c where c.agent_id = ${agentId}::uuid and c.unread_by_team > 0
      order by c.touched_at, c.id ${atMost(most)})
    union ${sql.join(longest, sql` union `)}`.execute(db)
  return rows.map(({ id }) => id)
}

const LOOKED_AT = { few: 20, many: 60 } as const

/** What the agent has to do first, and why (G120). */
export const readQueue: Handler<typeof contract.workbench.queue> = async (context, { limit }) => {
  const { db, now, actor } = context
  const scope = listScope(actor, 'workbench.read')
  if (scope.kind !== 'agent') return { items: [], more: false }
  const most = limit < LOOKED_AT.few ? LOOKED_AT.few : LOOKED_AT.many
  const [ids, medians] = await Promise.all([candidates(db, scope.id, now, most), statusMedians(db)])
  const [rows, waitingOf] = await Promise.all([
    scopedRegistrations(db, scope).where('r.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    whatWaits(db, ids),
  ])
  const cases = rows.map((row) => ({
    id: row.id,
    status: row.status,
    paid: row.paid_at !== null,
    createdAt: row.created_at,
    filingUntil: row.filing_until,
    standsSince: row.status_since,
    ...waitingOf(row.id),
  }))
  const ranked = rankUrgent(cases, now, medians)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const items = ranked.slice(0, limit).flatMap(({ id, reasons }) => {
    const row = rowOf.get(id)
    return row ? [{ ...agentProcessView(context, row, waitingOf(id)), reasons }] : []
  })
  return { items, more: ranked.length > limit }
}
