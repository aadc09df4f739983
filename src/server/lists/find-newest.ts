import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Place } from './cursor.ts'
import { afterPlace, atMost, type Span } from './read-page.ts'
import { isIn } from './search.ts'

export type Found = { id: string; at: Date }

/** How many rows are scanned before the trigram index is used: a few, and then more if those are likely to fill the page. */
const WALKED = {
  /** Rows that an index gives with their text, sorted by time. */
  indexed: [1000, 5000],
  /** Rows whose text is looked up in another table. */
  lookedUp: [200, 1000],
  /** Rows merged from many cells (index ranges), each of which is read up to this many rows. */
  inCells: [50, 200],
  /** Rows merged from so few cells that each may be read further. */
  inFewCells: [300, 1000],
} as const
const EVERYTHING = Number.MAX_SAFE_INTEGER

/** Builds the query of the rows within the reader's scope and filters: `id`, `at` and `text`, newest first. */
type Walk = (span: Span) => RawBuilder<unknown>

/** How to search beyond the scanned rows in large tables. */
export type Beyond = {
  walked: keyof typeof WALKED
  /** All rows that contain the term as `id` and `at`, found by the trigram index; `within` narrows them to a range of time. */
  matches: (within: RawBuilder<boolean>) => RawBuilder<Found>
  /** A condition on `sorted.id` that the trigram index does not cover: checked match by match, newest first, until the page is full. */
  isWanted?: RawBuilder<boolean> | undefined
  /** The four-week period in the trigram index, if it has one: the two newest periods are then searched first. */
  era?: RawBuilder<number> | undefined
}

/** Without `beyond` all rows are scanned, because a customer has few. */
export type Searched = { walk: Walk; beyond: Beyond | undefined }

/** Matches in the four-week period where the page starts and in the one before: one query each, so that each uses the index. */
function lately({ era, matches }: Beyond, after: Place | undefined, now: Date): RawBuilder<Found> | undefined {
  if (!era) return undefined
  const newest = sql`era(${after?.at ?? now}::timestamptz)`
  // The clock of another node may be ahead: the first page also includes later periods.
  const begins = after ? sql<boolean>`${era} = ${newest}` : sql<boolean>`${era} >= ${newest}`
  return sql<Found>`${matches(begins)} union all ${matches(sql`${era} = ${newest} - 1`)}`
}

/** The matches in these rows. The scan stops when the page is full, so that a common term costs a few rows only. */
const matchesIn = (rows: RawBuilder<unknown>, term: string, most: number) => sql<Found>`
  select id, at from ${rows} as walked where ${isIn(sql.ref('text'), term)} order by at desc, id desc ${atMost(most)}`

type Look = { db: Db; term: string; walk: Walk; walked: keyof typeof WALKED }

/** The matches among the next `count` rows and, unless they fill the page, the last of these rows: without one there are no more rows. */
async function lookAt(count: number, { db, term, walk, walked }: Look, span: Span) {
  const rows = walk({ ...span, most: count })
  // Cells are materialized, so that they are merged only once; rows sorted by an index are read only as far as needed.
  const [once, each] =
    walked === 'inCells' || walked === 'inFewCells'
      ? [sql`with cells as materialized (${rows})`, sql`cells`]
      : [sql``, sql`(${rows})`]
  const last = sql`select id, at, true as last from ${each} as walked order by at desc, id desc offset ${sql.lit(count - 1)}`
  const { rows: seen } = await sql<Found & { last: boolean }>`
    ${once} select id, at, false as last from (${matchesIn(each, term, span.most)}) as found
    union all (${last}) ${atMost(span.most)}`.execute(db)
  return { found: seen.filter((row) => !row.last), last: seen.find((row) => row.last) }
}

/** The matches among the newest rows; `done` when they fill the page or all rows were scanned. */
async function lookAtNewest(look: Look, span: Span) {
  const [few, many] = WALKED[look.walked]
  const { found, last } = await lookAt(few, look, span)
  // More rows are scanned if they are likely to fill the page.
  if (!last || (found.length * many) / few < span.most) return { found, done: !last }
  const rest = await lookAt(many - few, look, { after: last, most: span.most - found.length })
  return { found: [...found, ...rest.found], done: !rest.last }
}

/** Sorts the matches of the index. The `offset 0` keeps the planner from scanning the whole table in the order of time. */
export async function newestMatches(
  db: Db,
  matches: RawBuilder<Found>,
  isWanted: Beyond['isWanted'],
  { after, most }: Span,
) {
  const sorted = sql<Found>`
    select id, at from (${matches} offset 0) as found where ${afterPlace(sql.ref('at'), sql.ref('id'), after)}
    order by at desc, id desc`
  const page = isWanted
    ? sql<Found>`select id, at from (${sorted} offset 0) as sorted where ${isWanted} order by at desc, id desc`
    : sorted
  return (await sql<Found>`${page} ${atMost(most)}`.execute(db)).rows
}

/**
 * Finds the newest rows that contain a term, at a cost that does not grow with the table. Common terms are found by scanning the newest
 * rows, rare ones by the trigram index, and those in between by the trigram index within recent weeks.
 */
export async function findNewest(
  { db, now }: { db: Db; now: Date },
  term: string,
  { walk, beyond }: Searched,
  span: Span,
): Promise<Found[]> {
  if (!beyond) return (await matchesIn(sql`(${walk({ ...span, most: EVERYTHING })})`, term, span.most).execute(db)).rows
  const { found, done } = await lookAtNewest({ db, term, walk, walked: beyond.walked }, span)
  if (done) return found
  const recent = found.length > 0 ? lately(beyond, span.after, now) : undefined
  const newest = recent ? await newestMatches(db, recent, beyond.isWanted, span) : []
  if (newest.length >= span.most) return newest
  return newestMatches(db, beyond.matches(sql`true`), beyond.isWanted, span)
}

/** Reads the rows of the found ids, in the same order. */
export async function rowsOf<Row extends { id: string }>(
  found: readonly Found[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  if (found.length === 0) return []
  const rows = new Map((await read(found.map(({ id }) => id))).map((row) => [row.id, row]))
  return found.flatMap(({ id }) => rows.get(id) ?? [])
}
