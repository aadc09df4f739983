import { sql } from 'kysely'
import type { Source } from '#domain/catalog/source-order.ts'
import type { Confidence } from '#domain/catalog/state-guide.ts'
import type { DutyCode, DutyStatus, Mover } from '#domain/duties/duty.ts'
import type { Db } from '#server/db/connect.ts'

const day = (column: string) => sql<string | null>`${sql.ref(column)}::text`

/** A duty with the fact behind it and whose it is. */
export const dutyRows = (db: Db) =>
  db
    .selectFrom('duties as d')
    .innerJoin('facts as f', 'f.id', 'd.fact_id')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .leftJoin('documents as doc', 'doc.id', 'd.document_id')
    .select(['d.id', 'd.business_registration_id', 'd.fact_id', 'd.period', 'd.extended', 'd.amount', 'd.unconfirmed'])
    .select(['d.earlier_amount', 'd.moved_at', 'd.status_at', 'd.by_rule', 'd.receipt', 'd.reason', 'd.updated_at'])
    .select(['f.name', 'f.value', 'r.user_id', 'r.assigned_agent_id', 'r.company_name', 'r.state_id'])
    .select(['d.document_id', 'doc.name as document_name', 'doc.customer_sees'])
    .select([
      day('d.statutory_on').as('statutory_on'),
      day('d.extends_to').as('extends_to'),
      day('d.due_on').as('due_on'),
      day('d.earlier_due_on').as('earlier_due_on'),
      sql<string>`d.listed_on::text`.as('listed_on'),
      day('f.checked_on').as('checked_on'),
      sql<DutyCode>`d.code`.as('code'),
      sql<DutyStatus>`d.status`.as('status'),
      sql<Mover | null>`d.moved_by`.as('moved_by'),
      sql<Confidence>`f.confidence`.as('confidence'),
      sql<Source[]>`f.sources`.as('sources'),
    ])

export type DutyRow = Awaited<ReturnType<ReturnType<typeof dutyRows>['executeTakeFirstOrThrow']>>
