import { type RawBuilder, type SqlBool, sql } from 'kysely'

// Case, accents and signs are ignored: `text` is a column that the database fills with `searchable(…)`. What is looked for is
// made once and not for each row, and no plan depends on the term, so that the statement can keep it.

/** Whether a row that is looked at by itself contains the term. */
export const isIn = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(${text}, (select search_needle(${term}::text))) > 0`

/** The same question to an index of letters, which gives rows that may contain the term: each is looked at once more. */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like (select search_pattern(${term}::text)) and ${isIn(text, term)}`
