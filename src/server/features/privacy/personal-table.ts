import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Keys } from '#server/keys/keys.ts'

/** Whose data is meant. An address that was never confirmed may be another's: nothing belongs by it alone. */
export type Person = { id: string; email: string; emailVerified: boolean }
export type Rows = (person: Person) => RawBuilder<unknown>
type Column<T extends keyof DB> = keyof DB[T] & string

type Open = (keys: Keys, id: string, sealed: string | null) => string | null
type Sealed<C> = Readonly<Record<string, { column: C; open: Open }>>

export type PersonalTable<T extends keyof DB> = {
  /** Name of the file in the export, and what stands in it. */
  file: string
  about: string
  /** What the person gets to read: never hashes, tokens, storage keys, ids of providers or internal notes. */
  columns: readonly Column<T>[]
  /** Other people, shown by their name only: title of the field → column with the account's id. */
  names?: Readonly<Record<string, Column<T>>>
  /** Sealed columns that the person gets to read: title of the field → column, and what opens it for the row's `id`. */
  sealed?: Sealed<Column<T>>
  /** Which rows are theirs; the table is called `t`. */
  rows: Rows
  /**
   * What erasing does: the rows go, some columns are overwritten, the row is kept because it holds no personal data or the
   * law wants it, or it needs more than that (erase-orders.ts, erase-person.ts).
   */
  erase: 'rows' | 'kept' | 'special' | { [C in Column<T>]?: string | null }
  /** Rows about them that belong to others, e.g. a notification of their agent: erased, never exported. */
  alsoErase?: Rows
}

export type PersonalTables<T extends keyof DB> = { [K in T]: PersonalTable<K> }

/** `PersonalTable` for code that knows the name of the table only as a text. */
export type AnyPersonalTable = Omit<PersonalTable<never>, 'columns' | 'names' | 'sealed' | 'erase'> & {
  columns: readonly string[]
  names?: Readonly<Record<string, string>>
  sealed?: Sealed<string>
  erase: 'rows' | 'kept' | 'special' | Readonly<Record<string, string | null>>
}

export const own =
  (column: string): Rows =>
  ({ id }) =>
    sql`${sql.ref(`t.${column}`)} = ${id}`

/** Rows of the companies that the person ordered. */
export const ofOrders =
  (column = 'business_registration_id'): Rows =>
  ({ id }) =>
    sql`${sql.ref(`t.${column}`)} in (select id from business_registrations where user_id = ${id})`

export const ofDocuments: Rows = ({ id }) =>
  sql`t.document_id in (
    select d.id from documents d join business_registrations r on r.id = d.business_registration_id where r.user_id = ${id})`

export const ofPayments: Rows = ({ id }) =>
  sql`t.payment_id in (
    select p.id from payments p join business_registrations r on r.id = p.business_registration_id where r.user_id = ${id})`

export const ofWorkflows: Rows = ({ id }) =>
  sql`t.workflow_id in (
    select w.id from usa_company_workflows w
    join business_registrations r on r.id = w.business_registration_id where r.user_id = ${id})`

export const ofMessages: Rows = ({ id }) =>
  sql`t.message_id in (
    select m.id from messages m join business_registrations r on r.id = m.business_registration_id where r.user_id = ${id})`

export const ofTickets =
  (ticketId: RawBuilder<unknown>): Rows =>
  ({ id }) =>
    sql`${ticketId} in (select id::text from support_tickets where user_id = ${id})`

/** Rows that were written with the person's confirmed address, with or without an account. */
export const byAddress =
  (column: string): Rows =>
  ({ email, emailVerified }) =>
    sql`(${emailVerified}::boolean and lower(${sql.ref(`t.${column}`)}) = ${email})`

export const ofContacts =
  (contactId: RawBuilder<unknown>): Rows =>
  ({ email, emailVerified }) =>
    sql`(${emailVerified}::boolean and ${contactId} in (select id::text from contact_messages where lower(email) = ${email}))`

export const either =
  (...conditions: Rows[]): Rows =>
  (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`
