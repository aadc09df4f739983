import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Keys } from '#server/keys/keys.ts'

/** The person whose data is exported or erased. Rows match by e-mail only if it is verified: otherwise it may be someone else's. */
export type Person = { id: string; email: string; emailVerified: boolean }
export type Rows = (person: Person) => RawBuilder<unknown>
type Column<T extends keyof DB> = keyof DB[T] & string

type Open = (keys: Keys, id: string, sealed: string | null) => string | null
type Sealed<C> = Readonly<Record<string, { column: C; open: Open }>>

export type PersonalTable<T extends keyof DB> = {
  /** Name of the file in the export; `about` describes its content in the read-me. */
  file: string
  about: string
  /** The exported columns: never hashes, tokens, storage keys, provider ids or internal notes. */
  columns: readonly Column<T>[]
  /** Other people, exported by name only: field title → column with the account's id. */
  names?: Readonly<Record<string, Column<T>>>
  /** Sealed columns that are exported in clear: field title → column, and the function that opens it for the row's `id`. */
  sealed?: Sealed<Column<T>>
  /** SQL condition for the person's rows; `t` is the alias of the table. */
  rows: Rows
  /**
   * What erasing does: `rows` deletes them, columns with values are overwritten, `kept` leaves rows without personal data or that the
   * law requires, `special` is handled by code (erase-orders.ts, erase-person.ts).
   */
  erase: 'rows' | 'kept' | 'special' | { [C in Column<T>]?: string | null }
  /** Rows about the person that belong to other people, e.g. a notification of their agent: erased, never exported. */
  alsoErase?: readonly Rows[]
}

export type PersonalTables<T extends keyof DB> = { [K in T]: PersonalTable<K> }

/** `PersonalTable` for code that knows the table's name only as a string. */
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

/** `any(array(…))` collects the ids first, so that the planner looks each up by index even in a large table. */
const among = (column: RawBuilder<unknown>, ids: RawBuilder<unknown>) => sql`${column} = any(array(${ids}))`

/** Rows of the companies that the person ordered. */
export const ofOrders =
  (column = 'business_registration_id'): Rows =>
  ({ id }) =>
    among(sql.ref(`t.${column}`), sql`select id from business_registrations where user_id = ${id}`)

/** Rows whose JSON `data` names a registration of the person. */
export const aboutOrders: Rows = ({ id }) =>
  among(sql`t.data->>'registrationId'`, sql`select id::text from business_registrations where user_id = ${id}`)

/** Edits of the owners of the person's companies: of all edits, the only ones with personal data. */
export const ofOwnerEdits: Rows = ({ id }) =>
  sql`(t.subject_type = 'owners' and ${among(sql`t.subject_id`, sql`select id::text from business_registrations where user_id = ${id}`)})`

/** Rows whose JSON `data` names the person as the agent. */
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
/** Documents that are visible to the customer (G114). */
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

/** Rows whose JSON `data` names a ticket of the person. */
export const aboutTickets: Rows = ({ id }) =>
  among(sql`t.data->>'ticketId'`, sql`select id::text from support_tickets where user_id = ${id}`)

/** Rows that carry the person's verified e-mail address, even those written without an account. */
export const byAddress =
  (column: string): Rows =>
  ({ email, emailVerified }) =>
    sql`(${emailVerified}::boolean and lower(${sql.ref(`t.${column}`)}) = ${email})`

const contactsOf = ({ email, emailVerified }: Person) =>
  sql`from contact_messages where ${emailVerified}::boolean and lower(email) = ${email}`

export const ofContacts: Rows = (person) => among(sql`t.contact_message_id`, sql`select id ${contactsOf(person)}`)

/** Rows whose JSON `data` names a contact message of the person. */
export const aboutContacts: Rows = (person) =>
  among(sql`t.data->>'contactMessageId'`, sql`select id::text ${contactsOf(person)}`)

export const either =
  (...conditions: Rows[]): Rows =>
  (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`
