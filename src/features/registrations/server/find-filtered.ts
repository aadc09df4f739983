import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type Found, findNewest, newestMatches } from '#server/lists/find-newest.ts'
import { atMost, type Span } from '#server/lists/read-page.ts'
import { isIn } from '#server/lists/search.ts'
import { hasFewCells, inCells, looked } from './registration-cells.ts'
import { lettersFor, type Question, textsOf } from './search-letters.ts'

/** Rows of the first scan, and sizes of a second one, which takes the smallest that is likely to fill the page. */
const FEW = 1500
const MORE = [1000, 4000] as const
/** Filters are common when at least this many rows of the first scan pass them. */
const COMMON = 100

type Looked = {
  seen: number
  passed: number
  id: string | null
  at: Date
  last_id: string
  last_at: Date
}

/** Scans the newest `count` rows of one index for those that pass all filters and contain the term. */
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
  // Fewer rows than asked for mean that the index has no more.
  const last = first?.seen === count ? { id: first.last_id, at: first.last_at } : undefined
  return { found: rows.flatMap(({ id, at }) => (id ? [{ id, at }] : [])), passed: first?.passed ?? 0, last }
}

/**
 * A search with filters that no single index serves. Frequent matches are found in a scan of the newest rows. If that finds none
 * although the filters are common, the term is rare and the trigram index finds it; rare filters leave few rows, which are scanned.
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
  // Twice the rows that would fill the page if the matches were spread evenly.
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
