import { type Expression, type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { LARGEST_PAGE } from '#contract/pages.ts'
import type { Context } from '#server/context.ts'
import { makeCursor, type Place, readCursor } from './cursor.ts'

/** The rows to read: those after a place, and more than the page shows, to know whether there is another page. */
export type Span = { after: Place | undefined; most: number }

type Asked<Row, View> = {
  list: string
  /** The filters of the list: a cursor works only with the filters it was made for. */
  filter: object
  limit: number
  cursor?: string | undefined
  rows: (span: Span) => Promise<readonly Row[]>
  /** The time by which the rows are sorted. */
  time: (row: Row) => Date
  /** In lists that show first what waits for the reader: whether this row comes after all of that. */
  rest?: (row: Row) => boolean
  /** Whether this row belongs to those that come before all other waiting ones. */
  first?: (row: Row) => boolean
  view: (row: Row) => View
}

// The limit is part of the statement's text, so all pages use a few sizes: each text is planned and cached once per connection.
const SIZES = [11, 21, 51] as const
const sizeFor = (limit: number): number => SIZES.find((size) => size > limit) ?? LARGEST_PAGE + 1

/** Reads one page of a list and returns the cursor of the next one. */
export async function readPage<Row extends { id: string }, View>(
  context: Context,
  { list, filter, limit, cursor, rows, time, view, rest = () => false, first = () => false }: Asked<Row, View>,
): Promise<{ items: View[]; nextCursor: string | null }> {
  const scope = { list, ...filter }
  const read = await rows({ after: readCursor(context, scope, cursor), most: sizeFor(limit) })
  const shown = read.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(view),
    nextCursor:
      read.length > limit && last
        ? makeCursor(context, scope, { at: time(last), id: last.id, rest: rest(last), first: first(last) })
        : null,
  }
}

/** The keyset condition for rows after the place; a row comparison, because no index serves the same condition written with "or". */
export const afterPlace = (
  time: Expression<unknown>,
  id: Expression<unknown>,
  after: Place | undefined,
  rising = false,
): RawBuilder<boolean> =>
  after ? sql`(${time}, ${id}) ${rising ? sql`>` : sql`<`} (${after.at}, ${after.id}::uuid)` : sql`true`

/** A limit as a literal: for a parameter PostgreSQL estimates a tenth of all rows, and would plan each call again. */
export const atMost = (rows: number): RawBuilder<unknown> => sql`limit ${sql.lit(rows)}`

/** The time and the id that breaks its ties, in the order of an index. */
type Columns<DB, TB extends keyof DB> = [time: StringReference<DB, TB> | RawBuilder<Date>, id: StringReference<DB, TB>]

/** Newest first, after a place if there is one. */
export function newestFirst<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  [time, id]: Columns<DB, TB>,
  { after, most }: Span,
) {
  const rest = after
    ? query.where(({ ref }) => {
        const at = typeof time === 'string' ? ref(time) : time
        return afterPlace(at, ref(id), after)
      })
    : query
  return rest.orderBy(time, 'desc').orderBy(id, 'desc').limit(sql.lit(most))
}
