import { sql } from 'kysely'
import type { commissions } from '#features/commissions/contract.ts'
import { averageCents } from '#features/commissions/rules/average.ts'
import { lastMonths } from '#features/dashboard/rules/months.ts'
import { listScope } from '#rules/access.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const MONTHS_SHOWN = 12

type Kept = { month: string; net: number; reversed: number; count: number; toReceive: number }

/** Reads one agent's kept sums: one row per month with earnings, payments or reversals. */
export const readEarnings: Handler<typeof commissions.earnings> = async (context) => {
  const scope = listScope(context.actor, 'commissions.read')
  const agentId = scope.kind === 'owner' ? scope.id : account(context).id
  const { rows } = await sql<Kept>`
    select to_char(month, 'YYYY-MM') as month, earned::float8 as net, reversed::float8 as reversed,
      commissions - reversals as count, (earned - paid)::float8 as "toReceive"
    from commission_months where agent_id = ${agentId}::uuid`.execute(context.db)
  const kept = new Map(rows.map((row) => [row.month, row]))
  const months = lastMonths(context.now, MONTHS_SHOWN).map((month) => {
    const { net = 0, reversed = 0, count = 0 } = kept.get(month) ?? {}
    return { month, earnedCents: net - reversed, reversedCents: reversed, count }
  })
  const { month = '', earnedCents = 0, count = 0, reversedCents = 0 } = months.at(-1) ?? {}
  return {
    month,
    earnedCents,
    count,
    averageCents: averageCents(earnedCents, count),
    reversedCents,
    toReceiveCents: rows.reduce((sum, { toReceive }) => sum + toReceive, 0),
    months,
  }
}
