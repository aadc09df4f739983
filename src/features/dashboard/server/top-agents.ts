import { sql } from 'kysely'
import { TOP_AGENTS } from '#features/dashboard/rules/figures.ts'
import type { Db } from '#server/db/connect.ts'
import { keptTotals } from '#server/lists/kept-totals.ts'
import { atMost } from '#server/lists/read-page.ts'

const open = ['registrations.pending', 'registrations.in_review', 'registrations.documents_required'] as const

/** The agents with the most approvals in the month (E4), even of registrations that others have now, and their open registrations. */
export async function topAgents(db: Db, month: string) {
  const { rows } = await sql<{ id: string; name: string; approved: number }>`
    select p.id, p.name, m.approved from agent_months m join profiles p on p.id = m.agent_id and p.erased_at is null
    where m.month = ${`${month}-01`}::date and m.approved > 0
    order by m.approved desc, fold(p.name), p.id ${atMost(TOP_AGENTS)}`.execute(db)
  const total = await keptTotals(
    db,
    rows.map(({ id }) => id),
    open,
  )
  return rows.map((row) => ({ ...row, open: open.reduce((sum, name) => sum + total(row.id, name), 0) }))
}
