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
  alsoErase?: readonly Rows[]
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

/** The ids are gathered first, so that each is looked up by index however large the table is. */
const among = (column: RawBuilder<unknown>, ids: RawBuilder<unknown>) => sql`${column} = any(array(${ids}))`

/** Rows of the companies that the person ordered. */
export const ofOrders =
  (column = 'business_registration_id'): Rows =>
  ({ id }) =>
    among(sql.ref(`t.${column}`), sql`select id from business_registrations where user_id = ${id}`)

/** Rows that name a company of the person in their data. */
export const aboutOrders: Rows = ({ id }) =>
  among(sql`t.data->>'registrationId'`, sql`select id::text from business_registrations where user_id = ${id}`)

/** The history of the owners of the person's companies: of what the office edits, the only part with personal data. */
export const ofOwnerEdits: Rows = ({ id }) =>
  sql`(t.subject_type = 'owners' and ${among(sql`t.subject_id`, sql`select id::text from business_registrations where user_id = ${id}`)})`

/** Rows that tell the name of an agent who is the person. */
export const namingAgent: Rows = ({ id }) => sql`t.data->>'agentId' = ${id}::text`

const ofThings =
  (column: string, things: string): Rows =>
  ({ id }) =>
    among(
      sql.ref(`t.${column}`),
      sql`select thing.id from ${sql.table(things)} as thing
        join business_registrations r on r.id = thing.business_registration_id where r.user_id = ${id}`,
    )
export const ofDocuments = ofThings('document_id', 'documents')
/** Documents that the customer sees (G114). */
export const seen: Rows = (person) => sql`(t.customer_sees and ${ofOrders()(person)})`
export const ofSeenDocuments: Rows = ({ id }) =>
  among(
    sql`t.document_id`,
    sql`select d.id from documents d join business_registrations r on r.id = d.business_registration_id
      where r.user_id = ${id} and d.customer_sees`,
  )
export const ofPayments = ofThings('payment_id', 'payments')
export const ofWorkflows = ofThings('workflow_id', 'usa_company_workflows')
/** Rows of the tasks of the person's companies. */
export const ofTasks: Rows = ({ id }) =>
  among(
    sql`t.task_id`,
    sql`select k.id from workflow_tasks k join usa_company_workflows w on w.id = k.workflow_id
      join business_registrations r on r.id = w.business_registration_id where r.user_id = ${id}`,
  )
export const ofMessages = ofThings('message_id', 'messages')

export const ofTickets: Rows = ({ id }) =>
  among(sql`t.ticket_id`, sql`select id from support_tickets where user_id = ${id}`)

/** Rows that name a ticket of the person in their data. */
export const aboutTickets: Rows = ({ id }) =>
  among(sql`t.data->>'ticketId'`, sql`select id::text from support_tickets where user_id = ${id}`)

/** Rows that were written with the person's confirmed address, with or without an account. */
export const byAddress =
  (column: string): Rows =>
  ({ email, emailVerified }) =>
    sql`(${emailVerified}::boolean and lower(${sql.ref(`t.${column}`)}) = ${email})`

const contactsOf = ({ email, emailVerified }: Person) =>
  sql`from contact_messages where ${emailVerified}::boolean and lower(email) = ${email}`

export const ofContacts: Rows = (person) => among(sql`t.contact_message_id`, sql`select id ${contactsOf(person)}`)

/** Rows that name a contact message of the person in their data. */
export const aboutContacts: Rows = (person) =>
  among(sql`t.data->>'contactMessageId'`, sql`select id::text ${contactsOf(person)}`)

export const either =
  (...conditions: Rows[]): Rows =>
  (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`
