import { sql } from 'kysely'
import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import type { DutyCode, DutyDependency, DutyStatus, Mover } from '#features/duties/rules/duty.ts'
import type { Source } from '#features/facts/rules/source-order.ts'
import type { TaxStatus } from '#features/registrations/rules/tax-status.ts'
import type { Db } from '#server/db/connect.ts'

const day = (column: string) => sql<string | null>`${sql.ref(column)}::text`

/** The company's owners in their order, with the tax status that decides which of them a duty names. */
const ownersOfDuty = sql<(TaxStatus & { name: string })[]>`(
  select coalesce(json_agg(json_build_object('name', o.first_name || ' ' || o.last_name, 'addressCountry', o.country,
    'taxCountry', o.tax_country, 'usPerson', o.us_person) order by o.position), '[]')
  from business_owners o where o.business_registration_id = d.business_registration_id)`

/** A duty with its fact, its company and its proof document. */
export const dutyRows = (db: Db) =>
  db
    .selectFrom('duties as d')
    .innerJoin('facts as f', 'f.id', 'd.fact_id')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .leftJoin('documents as doc', 'doc.id', 'd.document_id')
    .select(['d.id', 'd.business_registration_id', 'd.fact_id', 'd.period', 'd.extended', 'd.amount', 'd.unconfirmed'])
    .select(['d.earlier_amount', 'd.moved_at', 'd.status_at', 'd.by_rule', 'd.receipt', 'd.reason', 'd.updated_at'])
    .select(['f.name', 'f.value', 'r.user_id', 'r.assigned_agent_id', 'r.company_name', 'r.state_id'])
    .select(['d.at_least', sql<DutyDependency | null>`d.depends_on`.as('depends_on')])
    .select(ownersOfDuty.as('owners'))
    .select(['d.document_id', 'doc.name as document_name', 'doc.customer_sees'])
    .select([
      day('d.statutory_on').as('statutory_on'),
      day('d.extends_to').as('extends_to'),
      day('d.due_on').as('due_on'),
      day('d.tolerated_until').as('tolerated_until'),
      day('d.earlier_due_on').as('earlier_due_on'),
      sql<string>`d.listed_on::text`.as('listed_on'),
      day('f.checked_on').as('checked_on'),
      sql<DutyCode>`coalesce(d.kind, d.code)`.as('code'),
      sql<DutyStatus>`d.status`.as('status'),
      sql<Mover | null>`d.moved_by`.as('moved_by'),
      sql<Confidence>`f.confidence`.as('confidence'),
      sql<Source[]>`f.sources`.as('sources'),
    ])

export type DutyRow = Awaited<ReturnType<ReturnType<typeof dutyRows>['executeTakeFirstOrThrow']>>
