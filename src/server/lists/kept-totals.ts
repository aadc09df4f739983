import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** The scope of all rows; any other scope is the id of the agent whose rows are summed. */
export const EVERYBODY = 'all'

/** Sums that triggers keep up to date, so that no query has to count a whole table: scope → name → value. */
export async function keptTotals(
  db: Db,
  scopes: readonly string[],
  names: readonly string[],
): Promise<(scope: string, name: string) => number> {
  const { rows } = await sql<{ scope: string; name: string; value: string }>`
    select scope, name, value from kept_totals
    where scope = any(${scopes}::text[]) and name = any(${names}::text[])`.execute(db)
  const values = new Map(rows.map(({ scope, name, value }) => [`${scope} ${name}`, Number(value)]))
  return (scope, name) => values.get(`${scope} ${name}`) ?? 0
}
