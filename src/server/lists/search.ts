import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Case, accents and signs ignored. `text` is a column that the database fills with `searchable(…)`. */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like search_pattern(${term}::text)`

/** The same where rows are looked at one by one: the pattern is made once and not for each row, whatever the plan. */
export const containsEach = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like (select search_pattern(${term}::text))`
