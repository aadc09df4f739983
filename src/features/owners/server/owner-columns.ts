import { type RawBuilder, sql } from 'kysely'
import type { OrderedOwner as Owner } from '#features/orders/rules/order-fields.ts'
import { percentOf } from '#features/orders/rules/shares.ts'
import type { BusinessOwners } from '#server/db/types.ts'
import { sealIdentityNumber } from '#server/keys/identity-number.ts'
import type { Keys } from '#server/keys/keys.ts'

/** Columns that do not depend on what the owner typed. */
type RowColumn = 'id' | 'business_registration_id' | 'position' | 'created_at'
type OwnerColumn = Exclude<keyof BusinessOwners, RowColumn>
type Row = { id: string; keys: Keys }
type Stored = { type: RawBuilder<unknown>; of: (owner: Owner, row: Row) => string | boolean | null }

const text = (of: Stored['of']): Stored => ({ type: sql`text`, of })

/** One line for each column of an owner; a column of the table that is missing here is a compile error. */
const columns: Record<OwnerColumn, Stored> = {
  first_name: text(({ firstName }) => firstName),
  last_name: text(({ lastName }) => lastName),
  email: text(({ email }) => email),
  phone: text(({ phone }) => phone),
  country: text(({ address }) => address.country),
  street: text(({ address }) => address.street),
  city: text(({ address }) => address.city),
  state: text(({ address }) => address.state),
  zip_code: text(({ address }) => address.zipCode),
  tax_country: text(({ taxCountry }) => taxCountry),
  us_person: { type: sql`boolean`, of: ({ usPerson }) => usPerson },
  identity_number_sealed: text(({ identityNumber }, { id, keys }) => sealIdentityNumber(keys, id, identityNumber)),
  ownership_percentage: { type: sql`numeric`, of: ({ share }) => percentOf(share) },
}
const entries = Object.entries(columns)

export const valuesOf = (owner: Owner, row: Row): Record<string, string | boolean | null> =>
  Object.fromEntries(entries.map(([name, { of }]) => [name, of(owner, row)]))

const types: [string, RawBuilder<unknown>][] = [
  ['id', sql`uuid`],
  ['position', sql`int`],
  ...entries.map(([name, { type }]): [string, RawBuilder<unknown>] => [name, type]),
]
/** `first_name, …` */
export const ownerNames = sql.join(types.map(([name]) => sql.ref(name)))
/** `first_name text, …` */
export const ownerTypes = sql.join(types.map(([name, type]) => sql`${sql.ref(name)} ${type}`))
