import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { removeInBatches } from '#server/jobs/remove-in-batches.ts'
import type { AnyPersonalTable, Person } from '#server/personal-table.ts'

/** Each condition runs as a statement of its own, because an `or` of all of them could not use an index. */
const conditionsOf = ({ rows, alsoErase = [] }: AnyPersonalTable, person: Person) =>
  [rows, ...alsoErase].map((condition) => condition(person))

/** Deletes the rows of the tables whose `erase` is `rows`; idempotent. */
export async function removeRows(tx: Context, person: Person): Promise<number> {
  let removed = 0
  for (const entry of tx.personalTables)
    if (entry.erase === 'rows')
      for (const condition of conditionsOf(entry, person))
        removed += await removeInBatches(tx.db, entry.table, condition)
  return removed
}

/** Overwrites personal columns in rows that stay. */
export async function overwriteTexts(tx: Context, person: Person): Promise<void> {
  for (const entry of tx.personalTables) {
    const { table, erase } = entry
    if (typeof erase === 'string') continue
    const changes = Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    for (const condition of conditionsOf(entry, person))
      await sql`update ${sql.table(table)} as t set ${sql.join(changes)} where ${condition}`.execute(tx.db)
  }
}
