import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { PLANNED_ANEW } from '#server/db/named-statements.ts'
import type { Place } from './cursor.ts'
import { afterPlace, type Span } from './read-page.ts'
import { containsEach } from './search.ts'

export type Found = { id: string; at: Date }

/** What a customer has is few: all of it is looked at. */
export const ALL_OWN = 10_000

export type Searched = {
  /** The rows within the reader's scope and filters as `id`, `at` and `text`, newest first. */
  walk: (span: Span) => RawBuilder<unknown>
  /** How many of them are looked at one by one before the index of letters is asked. */
  walked: number
  /** Whether a filter may leave so few rows that all were looked at: asked then, before matches of the filter are looked for. */
  mayEnd: boolean
  /** All rows that contain the term as `id` and `at`, found by the index of letters; `within` narrows them to a part of the time. */
  matches: (within: RawBuilder<boolean>) => RawBuilder<Found>
  /** The time in the index of letters, where it has one: matches are then looked for in the newest eight weeks first. */
  era?: RawBuilder<number>
}

/** The span of four weeks in which the page begins, and the one before it. Each asks by itself, or the index would not be asked for the time. */
function lately({ era, matches }: Searched, after: Place | undefined, now: Date): RawBuilder<Found> | undefined {
  if (!era) return undefined
  const newest = sql`era(${after?.at ?? now}::timestamptz)`
  // The clock of another node may be ahead: the first page begins with whatever is newest.
  const begins = after ? sql<boolean>`${era} = ${newest}` : sql<boolean>`${era} >= ${newest}`
  return sql<Found>`${matches(begins)} union all ${matches(sql`${era} = ${newest} - 1`)}`
}

/** Stops as soon as the page is full, so that a common term costs a few rows only. */
async function walkNewest(db: Db, term: string, { walk, walked }: Searched, { after, most }: Span): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, at from (${walk({ after, most: walked })}) as walked where ${containsEach(sql.ref('text'), term)}
    order by at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** Whether there are rows beyond those that were looked at. */
async function hasMore(db: Db, { walk, walked }: Searched, { after }: Span): Promise<boolean> {
  const { rows } = await sql`
    select id from (${walk({ after, most: walked + 1 })}) as walked offset ${walked}`.execute(db)
  return rows.length > 0
}

/** Sorts what the index found. Behind an `offset`, because the planner would else walk the whole table in the order of time. */
async function newestMatches(db: Db, matches: RawBuilder<Found>, { after, most }: Span): Promise<Found[]> {
  const { rows } = await sql<Found>`${PLANNED_ANEW}
    select id, at from (${matches} offset 0) as found where ${afterPlace(sql.ref('at'), sql.ref('id'), after)}
    order by at desc, id desc limit ${most}`.execute(db)
  return rows
}

/**
 * Finds the newest rows that contain a term, at a cost that does not grow with the table. What is common stands among
 * the newest rows, what is rare is quickly counted by the index of letters, and what lies between is found in recent weeks.
 */
export async function findNewest(
  { db, now }: { db: Db; now: Date },
  term: string,
  searched: Searched,
  span: Span,
): Promise<Found[]> {
  const found = await walkNewest(db, term, searched, span)
  if (found.length >= span.most || (searched.mayEnd && !(await hasMore(db, searched, span)))) return found
  const recent = lately(searched, span.after, now)
  const newest = recent ? await newestMatches(db, recent, span) : []
  return newest.length >= span.most ? newest : newestMatches(db, searched.matches(sql`true`), span)
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
