import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Place } from './cursor.ts'
import { afterPlace, atMost, type Span } from './read-page.ts'
import { isIn } from './search.ts'

export type Found = { id: string; at: Date }

/** How many rows are looked at one by one before the index of letters is asked: a few, and then more if that may do. */
const WALKED = {
  /** Rows that stand with their text in the order of time. */
  indexed: [1000, 5000],
  /** Rows whose text has to be looked up. */
  lookedUp: [200, 1000],
  /** Rows that are put together from many places in an index, each of which gives as many. */
  inCells: [50, 200],
  /** The same with so few places that each may give more. */
  inFewCells: [300, 1000],
} as const
const EVERYTHING = Number.MAX_SAFE_INTEGER

/** Gives the rows within the reader's scope and filters as `id`, `at` and `text`, newest first. */
type Walk = (span: Span) => RawBuilder<unknown>

/** How to go on where there are many rows. */
export type Beyond = {
  walked: keyof typeof WALKED
  /** All rows that contain the term as `id` and `at`, found by the index of letters; `within` narrows them to a part of the time. */
  matches: (within: RawBuilder<boolean>) => RawBuilder<Found>
  /** What the index of letters does not tell about `sorted.id`: looked up match by match, newest first, until the page is full. */
  isWanted?: RawBuilder<boolean> | undefined
  /** The time in the index of letters, where it has one: matches are then looked for in the newest eight weeks first. */
  era?: RawBuilder<number> | undefined
}

/** Without `beyond` all rows are looked at: what a customer has is few. */
export type Searched = { walk: Walk; beyond: Beyond | undefined }

/** The span of four weeks in which the page begins, and the one before it. Each asks by itself, or the index would not be asked for the time. */
function lately({ era, matches }: Beyond, after: Place | undefined, now: Date): RawBuilder<Found> | undefined {
  if (!era) return undefined
  const newest = sql`era(${after?.at ?? now}::timestamptz)`
  // The clock of another node may be ahead: the first page begins with whatever is newest.
  const begins = after ? sql<boolean>`${era} = ${newest}` : sql<boolean>`${era} >= ${newest}`
  return sql<Found>`${matches(begins)} union all ${matches(sql`${era} = ${newest} - 1`)}`
}

/** The matches in these rows. Stops as soon as the page is full, so that a common term costs a few rows only. */
const matchesIn = (rows: RawBuilder<unknown>, term: string, most: number) => sql<Found>`
  select id, at from ${rows} as walked where ${isIn(sql.ref('text'), term)} order by at desc, id desc ${atMost(most)}`

type Look = { db: Db; term: string; walk: Walk; walked: keyof typeof WALKED }

/** The matches among so many rows and, unless they fill the page, the last of these rows: without one there are no more. */
async function lookAt(count: number, { db, term, walk, walked }: Look, span: Span) {
  const rows = walk({ ...span, most: count })
  // What is put together is put together once; what stands in order is read only as far as it is needed.
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

/** The matches among the newest rows, and whether they are all there is or all that is wanted. */
async function lookAtNewest(look: Look, span: Span) {
  const [few, many] = WALKED[look.walked]
  const { found, last } = await lookAt(few, look, span)
  // More rows are looked at where they can be expected to fill the page.
  if (!last || (found.length * many) / few < span.most) return { found, done: !last }
  const rest = await lookAt(many - few, look, { after: last, most: span.most - found.length })
  return { found: [...found, ...rest.found], done: !rest.last }
}

/** Sorts what the index found. Behind an `offset`, because the planner would else walk the whole table in the order of time. */
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
 * Finds the newest rows that contain a term, at a cost that does not grow with the table. What is common stands among
 * the newest rows, what none of them has is quickly counted by the index of letters, and what lies between is found in
 * recent weeks.
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

/** The rows of what was found, in the same order. */
export async function rowsOf<Row extends { id: string }>(
  found: readonly Found[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  if (found.length === 0) return []
  const rows = new Map((await read(found.map(({ id }) => id))).map((row) => [row.id, row]))
  return found.flatMap(({ id }) => rows.get(id) ?? [])
}
