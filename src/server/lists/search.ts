import { type RawBuilder, type SqlBool, sql } from 'kysely'

// Case, accents and punctuation are ignored: `text` is a column that the database fills with `searchable(…)`. The subselects normalize
// the term once and not per row, and keep plans independent of the term, so that one cached plan serves all.

/** Whether a scanned row contains the term. */
export const isIn = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(${text}, (select search_needle(${term}::text))) > 0`

/** The same condition for a trigram index, which gives candidates only: each is checked by `isIn`. */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like (select search_pattern(${term}::text)) and ${isIn(text, term)}`
