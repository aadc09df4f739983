import { type RawBuilder, sql } from 'kysely'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { ownerNames, ownerTypes } from '#features/owners/server/owner-columns.ts'
import { compileOnce } from '#server/db/compile-once.ts'

type Ordered = OrderInput['company'] & Pick<OrderInput, 'companyTypeId' | 'stateId' | 'packageId' | 'key'>
export type NewOrder = Ordered & {
  registrationId: string
  asciiName: string
  nameKey: string
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
  hash: Buffer
  now: Date
}
/** Exhaustive, so that no value of an order is silently missing in the statement. */
const places: Record<keyof NewOrder, true> = {
  ...{ registrationId: true, companyName: true, asciiName: true, nameKey: true, alternativeNames: true },
  ...{ businessPurpose: true, industry: true, companyTypeId: true, stateId: true, packageId: true, userId: true },
  ...{ owners: true, documents: true, paymentId: true, amount: true, planPrice: true, stateFee: true },
  ...{ paymentMethod: true, provider: true, quote: true, historyId: true, key: true, hash: true, now: true },
}
const names = Object.keys(places) as (keyof NewOrder)[]

// One statement writes all tables, which saves a round trip for each. Foreign keys are checked at its end.
const statement = (o: NewOrder): RawBuilder<unknown> => sql`
  with registration as (
    insert into business_registrations (id, company_name, company_name_ascii, name_key, alternative_names,
      business_purpose, industry, company_type_id, state_id, package_id, user_id, created_at, updated_at)
    values (${o.registrationId}, ${o.companyName}, ${o.asciiName}, ${o.nameKey}, ${o.alternativeNames},
      ${o.businessPurpose}, ${o.industry}, ${o.companyTypeId}, ${o.stateId}, ${o.packageId}, ${o.userId}, ${o.now}, ${o.now})
  ), owners as (
    insert into business_owners (business_registration_id, created_at, ${ownerNames})
    select ${o.registrationId}::uuid, ${o.now}::timestamptz, x.*
    from json_to_recordset(${o.owners}::json) as x (${ownerTypes})
  ), payment as (
    insert into payments (id, business_registration_id, amount, plan_price, state_fee, payment_method, provider,
      quote, created_at, updated_at)
    values (${o.paymentId}, ${o.registrationId}, ${o.amount}, ${o.planPrice}, ${o.stateFee}, ${o.paymentMethod},
      ${o.provider}, ${o.quote}, ${o.now}, ${o.now})
  ), documents as (
    insert into documents (business_registration_id, required, created_at, updated_at, search_text, id, requirement_id,
      owner_id, name, description, document_type)
    select ${o.registrationId}::uuid, true, ${o.now}::timestamptz, ${o.now}::timestamptz,
      document_text(x.name, ${o.companyName}), x.*
    from json_to_recordset(${o.documents}::json) as x (
      id uuid, requirement_id uuid, owner_id uuid, name text, description text, document_type text)
  ), history as (
    insert into process_status_history (id, business_registration_id, new_status, changed_by, created_at)
    values (${o.historyId}, ${o.registrationId}, 'pending', ${o.userId}, ${o.now})
  )
  insert into order_keys (user_id, key, content_hash, business_registration_id, created_at)
  values (${o.userId}, ${o.key}, ${o.hash}, ${o.registrationId}, ${o.now})`

/** Inserts every row of a new order; registration and payment get their default status, pending. */
export const insertOrder = compileOnce<NewOrder, unknown>(names, (db, order) => ({
  compile: () => statement(order).compile(db),
}))
