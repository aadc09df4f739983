import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Case, accents and signs ignored. `text` is a column that the database fills with `searchable(…)`. */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like search_pattern(${term}::text)`
