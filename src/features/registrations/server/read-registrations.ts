import { sql } from 'kysely'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import { whoReads } from '#server/language/reader.ts'

const named = (db: Db) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .select([
      'r.id',
      'r.company_name',
      'r.paid_at',
      'r.created_at',
      'r.status_since',
      'r.filing_until',
      'r.user_id',
      'r.assigned_agent_id',
    ])
    .select(['t.label as company_type', 's.name as state', 'c.name as customer_name', 'c.email as customer_email'])
    .select('a.name as agent_name')
    .select(sql<RegistrationStatus>`r.status`.as('status'))

export const scopedRegistrations = (db: Db, scope: Scope) => named(db).where(withinScope(scope))

/** The registrations that the reader may see; callers can only narrow them. */
export const visibleRegistrations = (context: Context, action: 'registrations.list' | 'registrations.read') =>
  scopedRegistrations(context.db, listScope(context.actor, action))

export type Row = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

export const registrationView = (context: Context, row: Row) => ({
  id: row.id,
  companyName: row.company_name,
  status: row.status,
  paid: row.paid_at !== null,
  companyType: row.company_type,
  state: referenceText(whoReads(context).language, row.state),
  customer: { id: row.user_id, name: row.customer_name, email: row.customer_email },
  agent: row.assigned_agent_id ? { id: row.assigned_agent_id, name: row.agent_name ?? '' } : null,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  statusSince: row.status_since,
})
