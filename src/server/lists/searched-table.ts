import { type RawBuilder, sql } from 'kysely'
import type { Found, Searched } from './find-newest.ts'
import { afterPlace, atMost, type Span } from './read-page.ts'
import { contains } from './search.ts'

type Table = {
  table: 'profiles' | 'contact_messages' | 'support_tickets'
  time: 'created_at' | 'updated_at'
  /** The reader's scope and filters as a condition; the table is called `t`. */
  filter: RawBuilder<unknown>
  /** Whether the rows are a customer's own, which are few. */
  own?: boolean
}

/** How to search a table that has its own `search_text`. */
export function searchedTable(term: string, { table, time, filter, own = false }: Table): Searched {
  const [at, id, text] = [sql.ref(`t.${time}`), sql.ref('t.id'), sql.ref('t.search_text')]
  const walk = ({ after, most }: Span) => sql`
    select ${id}, ${at} as at, ${text} as text from ${sql.table(table)} t
    where ${filter} and ${afterPlace(at, id, after)} order by ${at} desc, ${id} desc ${atMost(most)}`
  const matches = () =>
    sql<Found>`select ${id}, ${at} as at from ${sql.table(table)} t where ${contains(text, term)} and ${filter}`
  return { walk, beyond: own ? undefined : { walked: 'indexed', matches } }
}
