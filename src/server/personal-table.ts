import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#rules/language/preferences.ts'
import type { DB } from './db/types.ts'
import type { Keys } from './keys/keys.ts'

/** The person whose data is exported or erased. Rows match by e-mail only if it is verified: otherwise it may be someone else's. */
export type Person = { id: string; email: string; emailVerified: boolean }
export type Rows = (person: Person) => RawBuilder<unknown>
type Column<T extends keyof DB> = keyof DB[T] & string

type Open = (keys: Keys, id: string, sealed: string | null) => string | null
type Sealed<C> = Readonly<Record<string, { column: C; open: Open }>>

type PersonalTable<T extends keyof DB> = {
  /** Name of the file in the export; `about` describes its content in the read-me. */
  file: string
  about: Readonly<Record<Language, string>>
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
   * law requires, `special` is handled by code of the privacy feature.
   */
  erase: 'rows' | 'kept' | 'special' | { readonly [C in Column<T>]?: string | null }
  /** Rows about the person that belong to other people, e.g. a notification of their agent: erased, never exported. */
  alsoErase?: readonly Rows[]
}

/**
 * `impersonal`: no personal data; account ids in the table lead to a profile whose name is erased with the account.
 * `derived`: triggers fill the table from other tables and change and delete its rows with the rows they come from.
 */
type NotPersonal = 'impersonal' | 'derived'

/** How export and erasure handle each table of a feature. */
export type PersonalData = { readonly [T in keyof DB]?: PersonalTable<T> | NotPersonal }

/** `PersonalTable` for code that knows the table's name only as a string. */
export type AnyPersonalTable = Omit<PersonalTable<never>, 'columns' | 'names' | 'sealed' | 'erase'> & {
  table: string
  columns: readonly string[]
  names?: Readonly<Record<string, string>>
  sealed?: Sealed<string>
  erase: 'rows' | 'kept' | 'special' | Readonly<Record<string, string | null>>
}

type AnyData = Readonly<Record<string, Omit<AnyPersonalTable, 'table'> | NotPersonal>>

/** The tables with personal data, in their order. */
export const personalTablesOf = (data: AnyData): AnyPersonalTable[] =>
  Object.entries(data).flatMap(([table, line]) => (typeof line === 'string' ? [] : [{ table, ...line }]))

export const own =
  (column: string): Rows =>
  ({ id }) =>
    sql`${sql.ref(`t.${column}`)} = ${id}`

/** `any(array(…))` collects the ids first, so that the planner looks each up by index even in a large table. */
export const among = (column: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${column} = any(array(${ids}))`

/** Rows whose JSON `data` names, under the key, one of the ids that the query finds as texts. */
export const naming =
  (key: string, ids: Rows): Rows =>
  (person) =>
    among(sql`t.data->>${sql.lit(key)}`, ids(person))

/** Rows that carry the person's verified e-mail address, even those written without an account. */
export const byAddress =
  (column: string): Rows =>
  ({ email, emailVerified }) =>
    sql`(${emailVerified}::boolean and lower(${sql.ref(`t.${column}`)}) = ${email})`

export const either =
  (...conditions: Rows[]): Rows =>
  (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` or `,
    )})`
