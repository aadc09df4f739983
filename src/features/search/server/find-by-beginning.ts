import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { atMost } from '#server/lists/read-page.ts'

const MOST = 10
/** The highest code point: every text with the same beginning sorts before it. */
const LAST = '\u{10FFFF}'

/** Rows whose search text begins with the term, sorted by that text, so that an exact name comes before longer ones. */
export async function findByBeginning(
  db: Db,
  term: string,
  table: 'registration_search' | 'profiles',
  filter: RawBuilder<unknown>,
): Promise<Found[]> {
  const beginning = sql`left(t.search_text, 40)`
  const needle = sql`(select left(' ' || nullif(btrim(searchable(${term}::text)), ''), 40))`
  const { rows } = await sql<Found>`
    select t.id, t.created_at as at from ${sql.table(table)} t
    where ${beginning} ~>=~ ${needle} and ${beginning} ~<~ (${needle} || ${LAST}::text) and ${filter}
    order by ${beginning} using ~<~ ${atMost(MOST)}`.execute(db)
  return rows
}
