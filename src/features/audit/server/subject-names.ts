import { sql } from 'kysely'
import { referenceText } from '#reference/words/reference-text.ts'
import type { AuditSubject } from '#rules/audit-actions.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

type Found = { id: string; name: string | null; registration_id: string | null }

/** Queries for the names of records and the registrations they belong to; an erased person has no name. */
const queries: Partial<Record<AuditSubject, (ids: string[]) => ReturnType<typeof sql<Found>>>> = {
  account: (
    ids,
  ) => sql<Found>`select id, case when erased_at is null then name end as name, null::uuid as registration_id
    from profiles where id = any(${ids}::uuid[])`,
  registration: (ids) => sql<Found>`select id, company_name as name, id as registration_id
    from business_registrations where id = any(${ids}::uuid[])`,
  document: (ids) => sql<Found>`select id, name, business_registration_id as registration_id
    from documents where id = any(${ids}::uuid[])`,
  payment: (ids) => sql<Found>`select p.id, r.company_name as name, r.id as registration_id
    from payments p join business_registrations r on r.id = p.business_registration_id where p.id = any(${ids}::uuid[])`,
  refund: (ids) => sql<Found>`select f.id, r.company_name as name, r.id as registration_id from refunds f
    join payments p on p.id = f.payment_id join business_registrations r on r.id = p.business_registration_id
    where f.id = any(${ids}::uuid[])`,
  ticket: (ids) => sql<Found>`select id, subject as name, null::uuid as registration_id
    from support_tickets where id = any(${ids}::uuid[])`,
  contact_message: (ids) => sql<Found>`select id, nome as name, null::uuid as registration_id
    from contact_messages where id = any(${ids}::uuid[])`,
  handover_request: (ids) => sql<Found>`select h.id, r.company_name as name, r.id as registration_id
    from handover_requests h join business_registrations r on r.id = h.business_registration_id where h.id = any(${ids}::uuid[])`,
  commission: (ids) => sql<Found>`select c.id, r.company_name as name, r.id as registration_id from agent_commissions c
    join usa_company_workflows w on w.id = c.workflow_id join business_registrations r on r.id = w.business_registration_id
    where c.id = any(${ids}::uuid[])`,
  impersonation: (
    ids,
  ) => sql<Found>`select i.id, case when p.erased_at is null then p.name end as name, null::uuid as registration_id
    from user_impersonations i join profiles p on p.id = i.impersonated_user_id where i.id = any(${ids}::uuid[])`,
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export type NameOf = (type: string, id: string) => { name: string | null; registrationId: string | null }

/** Looks up the names of many records with one statement for each kind. */
export async function namesOf(
  db: Db,
  wanted: readonly { type: string; id: string }[],
  language: Language,
): Promise<NameOf> {
  const found = new Map<string, Found>()
  await Promise.all(
    Object.entries(queries).map(async ([type, query]) => {
      const ids = [...new Set(wanted.filter((one) => one.type === type && uuid.test(one.id)).map(({ id }) => id))]
      if (ids.length === 0) return
      for (const row of (await query(ids).execute(db)).rows) found.set(`${type} ${row.id}`, row)
    }),
  )
  return (type, id) => {
    const row = found.get(`${type} ${id}`)
    // Documents that every company needs are named in the reference data, in every language.
    const name = row?.name && type === 'document' ? referenceText(language, row.name) : row?.name
    return { name: name ?? null, registrationId: row?.registration_id ?? null }
  }
}
