import { sql } from 'kysely'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { people } from '#features/people/contract.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { accessesOf, auditOf } from './person-traces.ts'
import { roleOf } from './read-person.ts'

const SHOWN = sql.lit(5)

async function registrationsOf(db: Db, id: string, side: 'user_id' | 'assigned_agent_id') {
  const rows = await db
    .selectFrom('business_registrations as r')
    .select(['r.id', 'r.company_name as companyName', 'r.paid_at', 'r.created_at as createdAt'])
    .select(sql<RegistrationStatus>`r.status`.as('status'))
    .where(`r.${side}`, '=', id)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ paid_at, ...row }) => ({ ...row, paid: paid_at !== null }))
}

/** Registrations of one customer, for joins: a customer has few enough of them to read each. */
const ofCompanies = (db: Db, id: string) => db.selectFrom('business_registrations as r').where('r.user_id', '=', id)

async function paymentsOf(db: Db, id: string) {
  const rows = await ofCompanies(db, id)
    .innerJoin('payments as p', 'p.business_registration_id', 'r.id')
    .select(['p.id', 'r.id as company_id', 'r.company_name', 'p.amount as amountCents', 'p.created_at as createdAt'])
    .select(sql<PaymentStatus>`p.payment_status`.as('status'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ company_id, company_name, ...row }) => ({
    ...row,
    company: { id: company_id, name: company_name },
  }))
}

async function documentsOf(db: Db, id: string) {
  const rows = await ofCompanies(db, id)
    .innerJoin('documents as d', 'd.business_registration_id', 'r.id')
    .select(['d.id', 'd.name', 'r.id as company_id', 'r.company_name', 'd.updated_at as updatedAt'])
    .select(sql<DocumentStatus>`d.status`.as('status'))
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ company_id, company_name, ...row }) => ({
    ...row,
    company: { id: company_id, name: company_name },
  }))
}

const ticketsOf = (db: Db, id: string) =>
  db
    .selectFrom('support_tickets as t')
    .select(['t.id', 't.subject', 't.updated_at as updatedAt'])
    .select(sql<TicketStatus>`t.status`.as('status'))
    .where('t.user_id', '=', id)
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(SHOWN)
    .execute()

/** The newest records of each kind, also of a disabled account; the lists show the rest. */
export const personRecords: Handler<typeof people.records> = async ({ db, ...context }, { id }) => {
  await roleOf({ db, ...context }, 'people.read', id)
  const [own, worked, payments, tickets, documents, accesses, audit] = await Promise.all([
    registrationsOf(db, id, 'user_id'),
    registrationsOf(db, id, 'assigned_agent_id'),
    paymentsOf(db, id),
    ticketsOf(db, id),
    documentsOf(db, id),
    accessesOf(db, id, context.now),
    auditOf(db, id),
  ])
  const side = worked.length > 0 ? 'agent' : 'customer'
  return { side, registrations: side === 'agent' ? worked : own, payments, tickets, documents, accesses, audit }
}
