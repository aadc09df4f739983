import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Case and accents ignored, any part of the text; served by the trigram indexes on `fold(…)`. */
export function contains(folded: RawBuilder<string>, term: string): RawBuilder<SqlBool> {
  const escaped = term.replace(/[\\%_]/g, (character) => `\\${character}`)
  return sql<SqlBool>`${folded} like '%' || fold(${escaped}) || '%'`
}
