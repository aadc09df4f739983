import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Place } from './cursor.ts'
import { afterPlace, type Span } from './read-page.ts'
import { contains } from './search.ts'

export type Found = { id: string; at: Date }

/** How many rows are looked at one by one before the index of letters is asked: a few, and then more if that may do. */
const WALKED = {
  /** Rows that stand with their text in the order of time. */
  indexed: [500, 4000],
  /** Rows whose text has to be looked up. */
  lookedUp: [100, 400],
} as const
const EVERYTHING = Number.MAX_SAFE_INTEGER

/** Gives the rows within the reader's scope and filters as `id`, `at` and `text`, newest first. */
type Walk = (span: Span) => RawBuilder<unknown>

/** How to go on where there are many rows. */
export type Beyond = {
  walked: keyof typeof WALKED
  /** All rows that contain the term as `id` and `at`, found by the index of letters; `within` narrows them to a part of the time. */
  matches: (within: RawBuilder<boolean>) => RawBuilder<Found>
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

/**
 * Looks at so many of the newest rows, and stops as soon as the page is full, so that a common term costs a few rows only.
 * The last of the rows is given back whether it matches or not: without it there were no more.
 */
async function lookAt(rows: number, db: Db, term: string, walk: Walk, { after, most }: Span) {
  const { rows: seen } = await sql<Found & { matches: boolean; last: boolean }>`
    select id, at, matches, last
    from (select id, at, ${contains(sql.ref('text'), term)} as matches,
        row_number() over (order by at desc, id desc) = ${rows} as last
      from (${walk({ after, most: rows })}) as newest) as walked
    where matches or last order by at desc, id desc limit ${most + 1}`.execute(db)
  const found = seen.filter(({ matches }) => matches).map(({ id, at }) => ({ id, at }))
  return { found: found.slice(0, most), hasMore: seen.some(({ last }) => last) }
}

/** Sorts what the index found. Behind an `offset`, because the planner would else walk the whole table in the order of time. */
async function newestMatches(db: Db, matches: RawBuilder<Found>, { after, most }: Span): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, at from (${matches} offset 0) as found where ${afterPlace(sql.ref('at'), sql.ref('id'), after)}
    order by at desc, id desc limit ${most}`.execute(db)
  return rows
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
  if (!beyond) return (await lookAt(EVERYTHING, db, term, walk, span)).found
  const [few, many] = WALKED[beyond.walked]
  let { found, hasMore } = await lookAt(few, db, term, walk, span)
  const expected = (found.length * many) / few
  if (hasMore && found.length < span.most && expected >= span.most)
    ({ found, hasMore } = await lookAt(many, db, term, walk, span))
  if (found.length >= span.most || !hasMore) return found
  const recent = found.length > 0 ? lately(beyond, span.after, now) : undefined
  const newest = recent ? await newestMatches(db, recent, span) : []
  return newest.length >= span.most ? newest : newestMatches(db, beyond.matches(sql`true`), span)
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
