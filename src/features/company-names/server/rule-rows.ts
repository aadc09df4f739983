import { sql } from 'kysely'
import {
  fieldsOfRule,
  type NamingKind,
  type NamingRuleFields,
} from '#features/company-names/rules/naming-rule-fields.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

type Value = Record<string, unknown>
type General = Pick<NamingRuleFields, 'severity' | 'reason' | 'sources' | 'checkedOn' | 'confidence'>
type Row = General & {
  id: string
  kind: NamingKind
  companyTypeId: string | null
  stateId: string | null
  state: string | null
  value: Value
  version: number
  editedAt: Date | null
  editedBy: string | null
}

export const ruleRows = (db: Db) =>
  db
    .selectFrom('naming_rules as n')
    .leftJoin('profiles as p', 'p.id', 'n.edited_by')
    .leftJoin('states as s', 's.id', 'n.state_id')
    .select(['n.id', 'n.company_type_id as companyTypeId', 'n.state_id as stateId', 's.name as state', 'n.reason'])
    .select(['n.version', 'n.edited_at as editedAt', 'p.name as editedBy'])
    .select([
      sql<NamingKind>`n.kind`.as('kind'),
      sql<General['severity']>`n.severity`.as('severity'),
      sql<Value>`n.value`.as('value'),
      sql<General['sources']>`n.sources`.as('sources'),
      sql<string | null>`n.checked_on::text`.as('checkedOn'),
      sql<General['confidence']>`n.confidence`.as('confidence'),
    ])
    .where('n.removed_at', 'is', null)

export async function lockRule(tx: Context, id: string): Promise<Row> {
  const row = await ruleRows(tx.db)
    .where('n.id', '=', id)
    .where('n.kind', '!=', sql.lit('normalisation'))
    .forUpdate('n')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export const fieldsOf = ({ severity, reason, sources, checkedOn, confidence, value }: Row): NamingRuleFields => ({
  ...{ severity, reason, sources, checkedOn, confidence },
  ...fieldsOfRule(value),
})

export function viewOfRule(row: Row) {
  const { id, kind, companyTypeId, stateId, state, version, editedAt, editedBy } = row
  return { ...{ id, kind, companyTypeId, stateId, state, version, editedAt, editedBy }, ...fieldsOf(row) }
}
