import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { personalTables } from './personal-data.ts'
import { either, type Person } from './personal-table.ts'

/** Deletes the rows that are erased as a whole; running it again does no harm. */
export async function removeRows(tx: Context, person: Person): Promise<void> {
  for (const { table, rows, alsoErase, erase } of personalTables) {
    const condition = alsoErase ? either(rows, alsoErase) : rows
    if (erase === 'rows') await sql`delete from ${sql.table(table)} as t where ${condition(person)}`.execute(tx.db)
  }
}

/** Overwrites what people wrote in rows that stay. */
export async function overwriteTexts(tx: Context, person: Person): Promise<void> {
  for (const { table, rows, alsoErase, erase } of personalTables) {
    if (typeof erase === 'string') continue
    const condition = alsoErase ? either(rows, alsoErase) : rows
    const changes = Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(table)} as t set ${sql.join(changes)} where ${condition(person)}`.execute(tx.db)
  }
}
