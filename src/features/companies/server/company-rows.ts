import { sql } from 'kysely'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { documentOrder } from '#features/documents/server/document-order.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Db } from '#server/db/connect.ts'

/** The company with the newest payment of its order, its workflow, and dates and reason from its history. */
export const companyRow = (db: Db, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as t', 't.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .leftJoin('usa_company_workflows as w', (join) =>
      join.onRef('w.business_registration_id', '=', 'r.id').on('w.workflow_status', '!=', sql.lit('cancelled')),
    )
    .leftJoin('company_records as f', 'f.business_registration_id', 'r.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .select(['id', 'amount', sql<PaymentStatus>`payment_status`.as('status')])
          .whereRef('business_registration_id', '=', 'r.id')
          .where('purchase_id', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('process_status_history')
          .select([
            sql<Date | null>`min(created_at) filter (where agent_id is not null or new_status = 'in_review')`.as(
              'assigned_at',
            ),
            sql<Date | null>`max(created_at) filter (where old_status is distinct from new_status)`.as('changed_at'),
            sql<string | null>`(array_agg(reason order by created_at desc, id desc)
              filter (where old_status is distinct from new_status))[1]`.as('reason'),
          ])
          .whereRef('business_registration_id', '=', 'r.id')
          .as('h'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.company_name', 'r.created_at', 'r.paid_at', 'r.approved_at'])
    .select(['t.label as company_type', 's.name as state', 'r.assigned_agent_id', 'a.name as agent_name'])
    .select(['k.id as package_id', 'k.name as package_name', 'k.processing_time'])
    .select('w.workflow_status')
    // The day of formation if known, at noon because a day has no hour; otherwise the end of the workflow.
    .select(
      sql<Date | null>`coalesce((f.formed_on + time '12:00') at time zone 'America/Sao_Paulo', w.actual_completion_date)`.as(
        'filed_at',
      ),
    )
    .select(['p.id as payment_id', 'p.amount', 'p.status as payment_status'])
    .select(['h.assigned_at', 'h.changed_at', 'h.reason'])
    .select(sql<RegistrationStatus>`r.status`.as('status'))
    .where('r.id', '=', id)
    .executeTakeFirst()

/** The required documents in their fixed order. */
export const requiredDocumentRows = (db: Db, registrationId: string) =>
  db
    .selectFrom('documents as d')
    .leftJoin('document_requirements as q', 'q.id', 'd.requirement_id')
    .leftJoin('business_owners as o', 'o.id', 'd.owner_id')
    .select(['d.id', 'd.name', 'd.description', 'd.required', 'd.rejection_reason', 'd.reviewed_at', 'd.updated_at'])
    .select(['d.example', sql<string | null>`d.due_on::text`.as('due_on')])
    .select([sql<DocumentStatus>`d.status`.as('status'), sql<DocumentType>`d.document_type`.as('type')])
    .where('d.business_registration_id', '=', registrationId)
    .where('d.required', '=', sql.lit(true))
    .orderBy(documentOrder)
    .execute()
