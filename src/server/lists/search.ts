import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Case, accents and signs ignored. `text` is a column that the database fills with `searchable(…)`. The pattern is made once
 * and not for each row, and the plan never depends on the term, so that the statement can keep it.
 */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like (select search_pattern(${term}::text))`
