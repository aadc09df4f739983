import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type Found, findNewest, newestMatches } from '#server/lists/find-newest.ts'
import { atMost, type Span } from '#server/lists/read-page.ts'
import { isIn } from '#server/lists/search.ts'
import { hasFewCells, inCells, looked } from './registration-cells.ts'
import { lettersFor, type Question, textsOf } from './search-letters.ts'

/** How many rows are looked at first, and then as many as can be expected to fill the page. */
const FEW = 1500
const MORE = [1000, 4000] as const
/** Filters that so many of the first rows have are common. */
const COMMON = 100

type Looked = {
  seen: number
  passed: number
  id: string | null
  at: Date
  last_id: string
  last_at: Date
}

/** Among so many of the newest rows that one index has: those that have all filters and contain the term. */
async function lookThrough(db: Db, count: number, { term, scope, asked }: Question, { after, most }: Span) {
  const { rows } = await sql<Looked>`
    with looked as materialized (${looked({ scope, asked, rising: false }, { after, most: count })}),
      passed as materialized (select id, at, ${isIn(sql`(select s.search_text from registration_search s where s.id = l.id)`, term)} as has
        from looked l where wanted)
    select n.*, f.id, f.at, l.id as last_id, l.at as last_at
    from (select (select count(*) from looked)::int as seen, (select count(*) from passed)::int as passed) n
      left join lateral (select id, at from passed where has order by at desc, id desc ${atMost(most)}) f on true
      left join lateral (select id, at from looked order by at, id limit 1) l on true
    order by f.at desc, f.id desc`.execute(db)
  const [first] = rows
  // With fewer rows than were asked for there are no more.
  const last = first?.seen === count ? { id: first.last_id, at: first.last_at } : undefined
  return { found: rows.flatMap(({ id, at }) => (id ? [{ id, at }] : [])), passed: first?.passed ?? 0, last }
}

/**
 * A search with filters that no index of its own answers. A common combination stands among the first rows; where the filters
 * are common, the term is rare and found by its letters; where they are rare, the few rows that have them are looked at.
 */
export async function findFiltered(among: { db: Db; now: Date }, question: Question, span: Span): Promise<Found[]> {
  const { db } = among
  const { term, scope, asked } = question
  const letters = lettersFor(question)
  const cells = (part: Span) => textsOf(inCells({ scope, asked, rising: false }, part))
  if (hasFewCells(asked))
    return findNewest(among, term, { walk: cells, beyond: { walked: 'inFewCells', ...letters } }, span)
  const few = await lookThrough(db, FEW, question, span)
  const most = span.most - few.found.length
  if (most <= 0 || !few.last) return few.found
  // Twice as many as would do if the term were spread evenly.
  const needed = (2 * most * FEW) / few.found.length
  const size = MORE.find((one) => one >= needed)
  if (size) {
    const rest = await lookThrough(db, size, question, { after: few.last, most: span.most })
    if (rest.found.length >= most || !rest.last) return [...few.found, ...rest.found.slice(0, most)]
  }
  if (few.passed >= COMMON && few.found.length === 0)
    return newestMatches(db, letters.matches(sql`true`), letters.isWanted, span)
  return findNewest(among, term, { walk: cells, beyond: { walked: 'inCells', ...letters } }, span)
}
