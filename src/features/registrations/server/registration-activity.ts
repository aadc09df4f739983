import { sql } from 'kysely'
import { documentNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import type { teamActivityKinds } from '#features/registrations/rules/activity.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'

type Happened = {
  id: string
  registrationId: string
  at: Date
  kind: (typeof teamActivityKinds)[number]
  by: string | null
  name: string | null
  type: DocumentType | null
  from: RegistrationStatus | null
  to: RegistrationStatus | null
  text: string | null
}

// Every part selects the same columns. Record and kind identify an entry, because one record may give several entries.
const NOTHING = sql`null::text`
const partsOf = (ids: readonly string[]) => sql`
  select h.business_registration_id as registration, h.id::text as record, case when h.old_status is null then 'ordered' when h.agent_id is not null then 'assigned' else 'moved' end as kind,
    h.created_at as at, h.changed_by as person, a.name, ${NOTHING} as type, h.old_status as "from", h.new_status as "to", h.reason as text
  from process_status_history h left join profiles a on a.id = h.agent_id where h.business_registration_id = any(${ids}::uuid[])
  union all
  select p.business_registration_id, p.id::text, step.kind, step.at, null, null, null, null, null, null
  from payments p cross join lateral (values ('paymentOpened', p.created_at), ('paid', p.paid_at), ('disputed', p.disputed_at),
    ('refunded', (select max(l.at) from audit_log l
      where l.subject_type = 'payment' and l.subject_id = p.id::text and l.action = 'payment.refunded'))) step (kind, at)
  where p.business_registration_id = any(${ids}::uuid[]) and step.at is not null
  union all
  select d.business_registration_id, v.document_id || '-' || v.version, case when v.uploaded_by = r.user_id then 'documentSent' else 'documentAdded' end, v.created_at, v.uploaded_by, d.name,
    d.document_type, null, null, null
  from documents d join document_versions v on v.document_id = d.id join business_registrations r on r.id = d.business_registration_id
  where d.business_registration_id = any(${ids}::uuid[])
  union all
  select d.business_registration_id, v.document_id || '-' || v.version, case when v.rejection_reason is null then 'documentApproved' else 'documentRejected' end, v.reviewed_at, v.reviewed_by,
    d.name, d.document_type, null, null, v.rejection_reason
  from documents d join document_versions v on v.document_id = d.id
  where d.business_registration_id = any(${ids}::uuid[]) and v.reviewed_at is not null
  union all
  select n.business_registration_id, n.id::text, 'noted', n.created_at, n.author_id, null, null, null, null, n.note
  from registration_notes n where n.business_registration_id = any(${ids}::uuid[])`

// A uuid derived from kind and record, because the keyset cursor accepts only uuids as ids.
const OWN_ID = sql`overlay(overlay(md5(kind || record) placing '4' from 13) placing '8' from 17)::uuid`

/** One page of activity, newest first. A process has a few dozen entries, so they are collected and sorted on demand. */
export async function happenedTo(db: Db, ids: readonly string[], { after, most }: Span): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select happened.id, happened.registration as "registrationId", happened.at, happened.kind, p.name as by, happened.name, happened.type, happened."from", happened."to",
      happened.text
    from (select ${OWN_ID} as id, part.* from (${partsOf(ids)}) part) happened
    left join profiles p on p.id = happened.person
    where ${afterPlace(sql.ref('happened.at'), sql.ref('happened.id'), after)}
    order by happened.at desc, happened.id desc ${atMost(most)}`.execute(db)
  return rows
}

/** An entry as the team reads it, in the reader's language. */
export const activityView = (language: Language, { type, registrationId: _, ...row }: Happened) => ({
  ...row,
  name: row.name !== null && type ? documentNameIn(language, { name: row.name, type }) : row.name,
})
