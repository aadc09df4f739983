import { sql } from 'kysely'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { ACTIVITIES_SHOWN, type ActivityKind } from '#features/registrations/rules/activity.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

type Activity = { kind: ActivityKind; at: Date; name: string | null; status: RegistrationStatus | null }
type Happened = Activity & { type: DocumentType | null }

/** The latest activity of a company: changes of status and agent, payments, documents. A company has few, so they are sorted on demand. */
export async function companyActivities(db: Db, id: string, language: Language): Promise<Activity[]> {
  const { rows } = await sql<Happened>`
    select kind, at, name, status, type from (
      select case when h.old_status is null then 'ordered' when h.agent_id is not null then 'assigned' else 'moved' end as kind,
        h.created_at as at, a.name, h.new_status as status, null as type
      from process_status_history h left join profiles a on a.id = h.agent_id where h.business_registration_id = ${id}::uuid
      union all
      select 'paid', p.paid_at, null, null, null from payments p
      where p.business_registration_id = ${id}::uuid and p.purchase_id is null and p.paid_at is not null
      union all
      select case when v.uploaded_by = r.user_id then 'documentSent' else 'documentAdded' end, v.created_at, d.name, null, d.document_type
      from documents d join document_versions v on v.document_id = d.id
        join business_registrations r on r.id = d.business_registration_id
      where d.business_registration_id = ${id}::uuid and d.customer_sees
      union all
      select case d.status when 'approved' then 'documentApproved' else 'documentRejected' end, d.reviewed_at, d.name, null, d.document_type
      from documents d
      where d.business_registration_id = ${id}::uuid and d.customer_sees and d.status in ('approved', 'rejected') and d.reviewed_at is not null
    ) happened order by at desc, kind limit ${sql.lit(ACTIVITIES_SHOWN)}`.execute(db)
  return rows.map(({ type, ...one }) => ({
    ...one,
    name: one.name !== null && type ? documentNameIn(language, { name: one.name, type }) : one.name,
  }))
}
