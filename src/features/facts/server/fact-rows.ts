import { sql } from 'kysely'
import type { z } from 'zod'
import type { factView } from '#features/facts/contract.ts'
import { type FactFields, type FactKind, fieldsOfValue } from '#features/facts/rules/fact-fields.ts'
import type { Db } from '#server/db/connect.ts'

type Value = Record<string, unknown>
type Row = {
  id: string
  scope: 'state' | 'federal' | 'brazil'
  stateId: string | null
  companyTypeId: string | null
  kind: FactKind
  name: string
  amountCents: number | null
  value: Value
  summary: string | null
  sources: FactFields['sources']
  checkedOn: string | null
  confidence: FactFields['confidence']
  version: number
  editedAt: Date | null
  editedBy: string | null
}
type View = Omit<z.input<typeof factView>, 'editedAt'> & { editedAt: Date | null }

export const factRows = (db: Db) =>
  db
    .selectFrom('facts as f')
    .leftJoin('profiles as p', 'p.id', 'f.edited_by')
    .select(['f.id', 'f.state_id as stateId', 'f.company_type_id as companyTypeId', 'f.name', 'f.summary', 'f.version'])
    .select(['f.amount as amountCents', 'f.edited_at as editedAt', 'p.name as editedBy'])
    .select([
      sql<Row['scope']>`f.scope`.as('scope'),
      sql<FactKind>`f.kind`.as('kind'),
      sql<Value>`f.value`.as('value'),
      sql<Row['sources']>`f.sources`.as('sources'),
      sql<string | null>`f.checked_on::text`.as('checkedOn'),
      sql<Row['confidence']>`f.confidence`.as('confidence'),
    ])

/** The current values of the fields that admins edit. */
export const fieldsOf = (row: Row): FactFields => ({
  name: row.name,
  amountCents: row.amountCents,
  summary: row.summary,
  sources: row.sources,
  checkedOn: row.checkedOn,
  confidence: row.confidence,
  ...fieldsOfValue(row.kind, row.value),
})

function usNameOf({ kind, name, value }: Row): string | null {
  const written = value['reportName'] ?? value['originalName'] ?? value['topic']
  return kind !== 'formation_document' && typeof written === 'string' && written !== name ? written : null
}

export function viewOfFact(row: Row): View {
  const { id, scope, stateId, companyTypeId, kind, version, editedAt, editedBy } = row
  return {
    ...{ id, scope, stateId, companyTypeId, kind, version, editedAt, editedBy },
    usName: usNameOf(row),
    ...fieldsOf(row),
  }
}
