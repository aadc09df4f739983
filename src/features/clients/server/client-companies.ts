import { sql } from 'kysely'
import { SHOWN_ON_CARD } from '#features/clients/rules/client.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { documentsState, nextActionOf } from '#features/registrations/rules/next-step.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Db } from '#server/db/connect.ts'
import { atMost } from '#server/lists/read-page.ts'

type Row = {
  id: string
  company_name: string
  company_type: string
  state: string
  status: RegistrationStatus
  filing: boolean
  paid: boolean
  refunded: boolean
  created_at: Date
  status_since: Date | null
  waiting: number
  required: DocumentStatus[]
  unread: number
  owners: { id: string; name: string; ownershipPercentage: string }[]
}

/** The client's companies that this agent works on, newest first, each with everything that the card shows. */
export async function companiesOf(db: Db, agentId: string, customerId: string) {
  const { rows } = await sql<Row>`
    select r.id, r.company_name, t.label as company_type, s.name as state, r.status, r.filing_until is not null as filing,
      r.paid_at is not null as paid, r.created_at, r.status_since, d.waiting, d.required, coalesce(c.unread_by_team, 0) as unread,
      o.owners, coalesce((select p.payment_status = 'refunded' from payments p where p.business_registration_id = r.id and p.purchase_id is null
        order by p.created_at desc, p.id desc limit 1), false) as refunded
    from business_registrations r
      join company_types t on t.id = r.company_type_id
      join states s on s.id = r.state_id
      left join conversations c on c.id = r.id
      cross join lateral (select count(*) filter (where d.status = 'submitted')::int as waiting,
          coalesce(array_agg(d.status) filter (where d.required), '{}') as required
        from documents d where d.business_registration_id = r.id) d
      cross join lateral (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.first_name || ' ' || o.last_name,
            'ownershipPercentage', o.ownership_percentage::text) order by o.position), '[]') as owners
        from business_owners o where o.business_registration_id = r.id) o
    where r.user_id = ${customerId}::uuid and r.assigned_agent_id = ${agentId}::uuid
    order by r.created_at desc, r.id desc ${atMost(SHOWN_ON_CARD.companies)}`.execute(db)
  return rows
}

const paymentOf = ({ paid, refunded }: Row): PaymentStatus => (refunded ? 'refunded' : paid ? 'paid' : 'pending')

export const companyView = (row: Row, stateIn: (name: string) => string) => ({
  id: row.id,
  companyName: row.company_name,
  companyType: row.company_type,
  state: stateIn(row.state),
  status: row.status,
  filing: row.filing,
  paid: row.paid,
  nextAction: nextActionOf({
    status: row.status,
    payment: paymentOf(row),
    documents: documentsState(row.required),
    filing: row.filing,
  }),
  createdAt: row.created_at,
  statusSince: row.status_since,
  documentsWaiting: row.waiting,
  unread: row.unread,
  owners: row.owners,
})
