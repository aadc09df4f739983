import { sql } from 'kysely'
import type { officeDashboard } from '#features/dashboard/contract.ts'
import { estimateCents, FUNNEL_DAYS, SHOWN_MONTHS } from '#features/dashboard/rules/figures.ts'
import { lastMonths, monthOf } from '#features/dashboard/rules/months.ts'
import { WIZARD_STEPS } from '#features/orders/rules/wizard-draft.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { EVERYBODY, keptTotals } from '#server/lists/kept-totals.ts'
import { countAttention } from './count-attention.ts'
import { comparedBy, monthSums } from './month-sums.ts'
import { topAgents } from './top-agents.ts'

/** The number of customers, and of registrations in each status. */
async function standing(db: Db) {
  const nameOf = (status: string) => `registrations.${status}`
  const total = await keptTotals(db, [EVERYBODY], ['people.user', ...registrationStatuses.map(nameOf)])
  return {
    clients: total(EVERYBODY, 'people.user'),
    statuses: registrationStatuses.map((status) => ({ status, count: total(EVERYBODY, nameOf(status)) })),
  }
}

async function funnelOf(db: Db, now: Date) {
  const { rows } = await sql<{ step: number; reached: number }>`
    select step, sum(reached)::int as reached from funnel_counts
    where day > (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - ${sql.lit(FUNNEL_DAYS)}
    group by step`.execute(db)
  const reached = new Map(rows.map((row) => [row.step, row.reached]))
  return WIZARD_STEPS.map((step) => ({ step, reached: reached.get(step) ?? 0 }))
}

/** All figures come from kept sums (E4), because counting whole tables would be too slow. */
export const readDashboard: Handler<typeof officeDashboard.read> = async ({ db, now }) => {
  const months = lastMonths(now, SHOWN_MONTHS)
  const [sum, { clients, statuses }, funnel, agents, attention] = await Promise.all([
    monthSums(db, months),
    standing(db),
    funnelOf(db, now),
    topAgents(db, monthOf(now)),
    countAttention(db, now),
  ])
  const compared = comparedBy(sum, now)
  const countOf = (wanted: string): number => statuses.find(({ status }) => status === wanted)?.count ?? 0
  return {
    clients: { total: clients, ...compared('people.user') },
    revenue: { estimateCents: estimateCents(countOf('approved')), ...compared('payments.paid') },
    newRegistrations: { pending: countOf('pending'), ...compared('registrations.new') },
    processes: { total: statuses.reduce((all, { count }) => all + count, 0), ...compared('registrations.paid') },
    months: months.map((month) => ({
      month,
      revenueCents: sum(month, 'payments.paid'),
      registrations: sum(month, 'registrations.new'),
      approved: sum(month, 'registrations.approved'),
    })),
    statuses,
    funnel,
    agents,
    attention,
  }
}
