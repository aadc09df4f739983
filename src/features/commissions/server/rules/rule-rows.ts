import { sql } from 'kysely'
import { type Coverage, coverageOf } from '#features/commissions/rules/coverage.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

const ruleRows = (db: Db) =>
  db
    .selectFrom('commission_rules as r')
    .select(['r.id', 'r.company_type', 'r.state_code', 'r.base_commission', 'r.state_multiplier'])
    .select([
      'r.complexity_bonus_percent',
      'r.speed_bonus_percent',
      'r.speed_threshold_days',
      'r.is_active',
      'r.version',
    ])

/** Locks all rules, because whether a change leaves a hole depends on the others; they are few. */
export const lockRules = (tx: Context) => ruleRows(tx.db).orderBy('r.id').forUpdate().execute()
export type RuleRow = Awaited<ReturnType<typeof lockRules>>[number]

export const valuesOf = (row: RuleRow) => ({
  baseCents: row.base_commission,
  multiplier: Number(row.state_multiplier),
  complexityPercent: Number(row.complexity_bonus_percent),
  speedPercent: Number(row.speed_bonus_percent),
  thresholdDays: row.speed_threshold_days,
  active: row.is_active,
})
export type RuleValues = ReturnType<typeof valuesOf>

export const columnsOf = (values: RuleValues) => ({
  base_commission: values.baseCents,
  state_multiplier: values.multiplier,
  complexity_bonus_percent: values.complexityPercent,
  speed_bonus_percent: values.speedPercent,
  speed_threshold_days: values.thresholdDays,
  is_active: values.active,
})

const placeOf = (row: RuleRow) => ({
  companyType: row.company_type,
  stateCode: row.state_code,
  active: row.is_active,
})

async function offered(db: Db) {
  const [types, states] = await Promise.all([
    db.selectFrom('company_types').select('name').orderBy('name').execute(),
    db.selectFrom('states').select(['abbreviation', 'name']).orderBy(sql`fold(name)`).execute(),
  ])
  return {
    companyTypes: types.map(({ name }) => name),
    stateCodes: states.map(({ abbreviation }) => abbreviation),
    nameOf: new Map(states.map(({ abbreviation, name }) => [abbreviation, name])),
  }
}

export const coverage = async (db: Db, rows: readonly RuleRow[]): Promise<Coverage> =>
  coverageOf(rows.map(placeOf), await offered(db))

/** All rules by state and type, and the types and states without one. */
export async function rulesView({ db }: Context) {
  const [rows, sold] = await Promise.all([
    ruleRows(db)
      .leftJoin('profiles as e', 'e.id', 'r.edited_by')
      .innerJoin('states as s', 's.abbreviation', 'r.state_code')
      .select(['r.display_order', 'r.edited_at', 'e.name as edited_by', 's.name as state'])
      .orderBy(sql`fold(s.name)`)
      .orderBy('r.company_type')
      .execute(),
    offered(db),
  ])
  const { holes } = coverageOf(rows.map(placeOf), sold)
  return {
    items: rows.map((row) => ({
      id: row.id,
      companyType: row.company_type,
      stateCode: row.state_code,
      state: row.state,
      ...valuesOf(row),
      displayOrder: row.display_order,
      version: row.version,
      editedAt: row.edited_at,
      editedBy: row.edited_by,
    })),
    holes: holes.map((hole) => ({ ...hole, state: sold.nameOf.get(hole.stateCode) ?? hole.stateCode })),
  }
}
