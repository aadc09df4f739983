import { sql } from 'kysely'
import { MEDIAN_OF, MONTHS_SHOWN, medianDays } from '#features/agents/rules/performance.ts'
import { lastMonths } from '#features/dashboard/rules/months.ts'
import type { Context } from '#server/context.ts'
import { atMost } from '#server/lists/read-page.ts'

type Month = { month: string; approved: number; earned: number; paid: number }

/** The performance of one agent, from monthly sums that triggers keep and from the newest approvals (G64). */
export async function performanceOf({ db, now }: Context, agentId: string) {
  const { rows: kept } = await sql<Month>`
    select month::text as month, coalesce(a.approved, 0) as approved,
      coalesce(c.earned, 0)::float8 as earned, coalesce(c.paid, 0)::float8 as paid
    from (select month, approved from agent_months where agent_id = ${agentId}::uuid) a
    full join (select month, earned, paid from commission_months where agent_id = ${agentId}::uuid) c using (month)`.execute(
    db,
  )
  const { rows: approvals } = await sql<{ startedAt: Date; approvedAt: Date }>`
    select started_at as "startedAt", approved_at as "approvedAt" from agent_approvals
    where agent_id = ${agentId}::uuid
    order by approved_at desc, business_registration_id desc ${atMost(MEDIAN_OF)}`.execute(db)
  const of = new Map(kept.map((row) => [row.month, row]))
  const months = lastMonths(now, MONTHS_SHOWN).map((month) => `${month}-01`)
  const total = (value: (row: Month) => number): number => kept.reduce((sum, row) => sum + value(row), 0)
  return {
    approved: total((row) => row.approved),
    medianDays: medianDays(approvals),
    medianOf: approvals.length,
    earnedCents: total((row) => row.earned),
    paidCents: total((row) => row.paid),
    months: months.toReversed().map((month) => ({
      month,
      approved: of.get(month)?.approved ?? 0,
      earnedCents: of.get(month)?.earned ?? 0,
      paidCents: of.get(month)?.paid ?? 0,
    })),
  }
}
