import { sql } from 'kysely'
import type { commissions } from '#features/commissions/contract.ts'
import { monthOf } from '#features/commissions/rules/month.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'

const own = (scope: Scope) => withinScope(scope, { owner: 'm.agent_id' })

async function agentsIn(db: Db, scope: Scope, month: string) {
  const rows = await db
    .selectFrom('commission_months as m')
    .innerJoin('profiles as p', 'p.id', 'm.agent_id')
    .select(['p.id', 'p.name', 'm.commissions', 'm.paid_commissions', 'm.reversals'])
    .select([sql<number>`m.earned::float8`.as('earned'), sql<number>`m.paid::float8`.as('paid')])
    .where('m.month', '=', sql<Date>`${`${month}-01`}::date`)
    .where('m.commissions', '>', sql.lit(0))
    .where(own(scope))
    .orderBy(sql`m.earned - m.paid`, 'desc')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, name, commissions, paid_commissions, reversals, earned, paid }) => ({
    agent: { id, name },
    count: commissions,
    reversals,
    openCount: commissions - paid_commissions,
    earnedCents: earned,
    paidCents: paid,
    toPayCents: earned - paid,
  }))
}

/** Months with unpaid commissions; reads one kept sum per agent and unsettled month. */
const openMonths = async (db: Db, scope: Scope) =>
  (
    await sql<{ month: string; agents: number; toPayCents: number }>`
      select to_char(m.month, 'YYYY-MM') as month, count(*)::int as agents, sum(m.earned - m.paid)::float8 as "toPayCents"
      from commission_months m where m.paid_commissions < m.commissions and ${own(scope)}
      group by m.month order by m.month`.execute(db)
  ).rows

export const readMonths: Handler<typeof commissions.months> = async ({ db, actor, now }, asked) => {
  const scope = listScope(actor, 'commissions.read')
  const open = await openMonths(db, scope)
  // Without a month in the request, the oldest unsettled one is shown (G92).
  const month = asked.month ?? open[0]?.month ?? monthOf(now)
  const agents = await agentsIn(db, scope, month)
  const sum = (of: (row: (typeof agents)[number]) => number) => agents.reduce((total, row) => total + of(row), 0)
  const totals = {
    count: sum(({ count }) => count),
    reversals: sum(({ reversals }) => reversals),
    openCount: sum(({ openCount }) => openCount),
    earnedCents: sum(({ earnedCents }) => earnedCents),
    paidCents: sum(({ paidCents }) => paidCents),
    toPayCents: sum(({ toPayCents }) => toPayCents),
  }
  return { month, totals, agents, open }
}
