import { sql } from 'kysely'
import { z } from 'zod'
import { monthsLater } from '#features/commissions/rules/month.ts'
import type { Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Db } from '#server/db/connect.ts'
import type { Span } from '#server/lists/read-page.ts'

export type CommissionFilter = { agent?: string | undefined; month?: string | undefined; paid?: boolean | undefined }

const commissionRows = (db: Db) =>
  db
    .selectFrom('agent_commissions as c')
    .innerJoin('profiles as a', 'a.id', 'c.agent_id')
    .innerJoin('usa_company_workflows as w', 'w.id', 'c.workflow_id')
    .innerJoin('business_registrations as r', 'r.id', 'w.business_registration_id')
    .leftJoin('profiles as p', 'p.id', 'c.paid_by')
    .select(['c.id', 'c.agent_id', 'a.name as agent', 'r.id as registration_id', 'r.company_name'])
    .select(['w.company_type', 'w.state_code', 'c.rule', 'c.reverses_id', 'c.paid_at', 'p.name as paid_by'])
    .select(['c.subtotal', 'c.complexity_bonus', 'c.speed_bonus', 'c.total_commission'])
    .select(sql<string>`c.commission_date::text`.as('date'))
export type CommissionRow = Awaited<ReturnType<ReturnType<typeof commissionRows>['executeTakeFirstOrThrow']>>

const firstDay = (of: string) => sql<Date>`${`${of}-01`}::date`

/** Newest first. `is_paid` is a literal and not a parameter, so that the partial indexes of unpaid commissions are used. */
export function findCommissions(db: Db, scope: Scope, { agent, month, paid }: CommissionFilter, span: Span) {
  let query = commissionRows(db).where(withinScope(scope, { owner: 'c.agent_id' }))
  if (agent !== undefined) query = query.where('c.agent_id', '=', agent)
  if (month !== undefined)
    query = query
      .where('c.commission_date', '>=', firstDay(month))
      .where('c.commission_date', '<', firstDay(monthsLater(month, 1)))
  if (paid !== undefined) query = query.where(paid ? sql<boolean>`c.is_paid` : sql<boolean>`not c.is_paid`)
  const { after } = span
  if (after)
    query = query.where(
      sql<boolean>`(c.commission_date, c.id) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id}::uuid)`,
    )
  return query.orderBy('c.commission_date', 'desc').orderBy('c.id', 'desc').limit(sql.lit(span.most)).execute()
}

/** A commission has a day without a time; its place in the list is midnight UTC of that day. */
export const timeOf = ({ date }: CommissionRow): Date => new Date(`${date}T00:00:00Z`)

const keptRule = z.object({
  baseCommission: z.int(),
  stateMultiplier: z.coerce.number(),
  complexityBonusPercent: z.coerce.number(),
  speedBonusPercent: z.coerce.number(),
  speedThresholdDays: z.int(),
  complexity: z.int(),
  days: z.int(),
})

export function commissionView(row: CommissionRow) {
  const rule = keptRule.safeParse(row.rule)
  return {
    id: row.id,
    agent: { id: row.agent_id, name: row.agent },
    date: row.date,
    registrationId: row.registration_id,
    companyName: row.company_name,
    companyType: row.company_type,
    stateCode: row.state_code,
    subtotalCents: row.subtotal,
    complexityBonusCents: row.complexity_bonus,
    speedBonusCents: row.speed_bonus,
    totalCents: row.total_commission,
    calculation: rule.success ? rule.data : null,
    reversesId: row.reverses_id,
    paid: row.paid_at && { at: row.paid_at, by: row.paid_by },
  }
}
