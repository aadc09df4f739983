import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '#server/db/compile-once.ts'

export type NewOrder = {
  registrationId: string
  companyName: string
  asciiName: string
  nameKey: string
  alternativeNames: readonly string[]
  businessPurpose: string
  industry: string
  companyTypeId: string
  stateId: string
  packageId: string
  userId: string
  /** JSON texts with a row for each owner and document. */
  owners: string
  documents: string
  paymentId: string
  amount: number
  planPrice: number
  stateFee: number
  paymentMethod: 'card' | 'none'
  provider: 'none' | null
  quote: string
  historyId: string
  key: string
  hash: Buffer
  now: Date
}
const names = [
  ...(['registrationId', 'companyName', 'asciiName', 'nameKey', 'alternativeNames', 'businessPurpose'] as const),
  ...(['industry', 'companyTypeId', 'stateId', 'packageId', 'userId', 'owners', 'documents', 'paymentId'] as const),
  ...(['amount', 'planPrice', 'stateFee', 'paymentMethod', 'provider', 'quote', 'historyId'] as const),
  ...(['key', 'hash', 'now'] as const),
]

// One statement for all tables: a round trip less for each. Foreign keys are checked when the whole of it is done.
const statement = (o: NewOrder): RawBuilder<unknown> => sql`
  with registration as (
    insert into business_registrations (id, company_name, company_name_ascii, name_key, alternative_names,
      business_purpose, industry, company_type_id, state_id, package_id, user_id, created_at, updated_at)
    values (${o.registrationId}, ${o.companyName}, ${o.asciiName}, ${o.nameKey}, ${o.alternativeNames},
      ${o.businessPurpose}, ${o.industry}, ${o.companyTypeId}, ${o.stateId}, ${o.packageId}, ${o.userId}, ${o.now}, ${o.now})
  ), owners as (
    insert into business_owners (business_registration_id, created_at, id, position, first_name, last_name, email,
      phone, country, street, city, state, zip_code, ownership_percentage)
    select ${o.registrationId}::uuid, ${o.now}::timestamptz, x.* from json_to_recordset(${o.owners}::json) as x (
      id uuid, position int, first_name text, last_name text, email text, phone text, country text, street text,
      city text, state text, zip_code text, ownership_percentage numeric)
  ), payment as (
    insert into payments (id, business_registration_id, amount, plan_price, state_fee, payment_method, provider,
      quote, created_at, updated_at)
    values (${o.paymentId}, ${o.registrationId}, ${o.amount}, ${o.planPrice}, ${o.stateFee}, ${o.paymentMethod},
      ${o.provider}, ${o.quote}, ${o.now}, ${o.now})
  ), documents as (
    insert into documents (business_registration_id, required, created_at, updated_at, id, requirement_id, owner_id,
      name, description, document_type)
    select ${o.registrationId}::uuid, true, ${o.now}::timestamptz, ${o.now}::timestamptz, x.*
    from json_to_recordset(${o.documents}::json) as x (
      id uuid, requirement_id uuid, owner_id uuid, name text, description text, document_type text)
  ), history as (
    insert into process_status_history (id, business_registration_id, new_status, changed_by, created_at)
    values (${o.historyId}, ${o.registrationId}, 'pending', ${o.userId}, ${o.now})
  )
  insert into order_keys (user_id, key, content_hash, business_registration_id, created_at)
  values (${o.userId}, ${o.key}, ${o.hash}, ${o.registrationId}, ${o.now})`

/** Every row of a new order. Registration and payment begin as pending. */
export const insertOrder = compileOnce<NewOrder, unknown>(names, (db, order) => ({
  compile: () => statement(order).compile(db),
}))
