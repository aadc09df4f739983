import { type RawBuilder, sql } from 'kysely'
import type { Searched } from './find-newest.ts'
import { afterPlace } from './read-page.ts'
import { contains } from './search.ts'

// Rows of such a table are looked at quickly: they have the text beside them.
const WALKED = 2000

type Table = {
  table: 'profiles' | 'contact_messages' | 'support_tickets'
  time: 'created_at' | 'updated_at'
  /** Whose rows, and which of them; the table is called `t`. */
  filter: RawBuilder<unknown>
  walked?: number
  mayEnd: boolean
}

/** How to search a table that has its own `search_text`. */
export function searchedTable(term: string, { table, time, filter, walked = WALKED, mayEnd }: Table): Searched {
  const [at, id, text] = [sql.ref(`t.${time}`), sql.ref('t.id'), sql.ref('t.search_text')]
  return {
    walked,
    mayEnd,
    walk: ({ after, most }) => sql`
      select ${id}, ${at} as at, ${text} as text from ${sql.table(table)} t
      where ${filter} and ${afterPlace(at, id, after)} order by ${at} desc, ${id} desc limit ${most}`,
    matches: () =>
      sql`select ${id}, ${at} as at from ${sql.table(table)} t where ${contains(text, term)} and ${filter}`,
  }
}
