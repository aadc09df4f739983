import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const REMOVED_AT_ONCE = 5000

/** Deletes some thousand rows per statement, so that none holds its locks for long; the table is called `t`. */
export async function removeInBatches(
  db: Db,
  table: string,
  condition: RawBuilder<unknown>,
  atOnce = REMOVED_AT_ONCE,
): Promise<number> {
  let removed = 0
  for (let more = true; more; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select t.ctid from ${sql.table(table)} as t where ${condition} limit ${sql.lit(atOnce)}))`.execute(db)
    removed += Number(numAffectedRows)
    more = numAffectedRows === BigInt(atOnce)
  }
  return removed
}
