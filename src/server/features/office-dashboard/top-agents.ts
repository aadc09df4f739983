import { sql } from 'kysely'
import { TOP_AGENTS } from '#domain/office-dashboard/figures.ts'
import type { Db } from '#server/db/connect.ts'
import { keptTotals } from '#server/lists/kept-totals.ts'
import { atMost } from '#server/lists/read-page.ts'

const open = ['registrations.pending', 'registrations.in_review', 'registrations.documents_required'] as const

/** Those with most registrations approved in the month (E4), and what each has open. */
export async function topAgents(db: Db, month: string) {
  const { rows } = await sql<{ id: string; name: string; approved: number }>`
    select p.id, p.name, k.value::int as approved
    from kept_totals k join profiles p on p.id = substr(k.name, 10)::uuid and p.erased_at is null
    where k.scope = ${`month:${month}`} and k.name like 'approved:%' and k.value > 0
    order by k.value desc, fold(p.name), p.id ${atMost(TOP_AGENTS)}`.execute(db)
  const total = await keptTotals(
    db,
    rows.map(({ id }) => id),
    open,
  )
  return rows.map((row) => ({ ...row, open: open.reduce((sum, name) => sum + total(row.id, name), 0) }))
}
