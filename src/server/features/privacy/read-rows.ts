import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { personalTables } from './personal-data.ts'
import type { Person } from './personal-table.ts'

const AT_ONCE = 200
type Table = (typeof personalTables)[number]

function query({ table, columns, names = {}, rows }: Table, person: Person) {
  const named = Object.entries(names).map(
    ([title, column]) =>
      sql`(select p.name from profiles p where p.id = ${sql.ref(`t.${column}`)}) as ${sql.ref(title)}`,
  )
  const shown = columns.map((column) => sql`${sql.ref(`t.${column}`)}`)
  return sql`select ${sql.join([...shown, ...named])} from ${sql.table(table)} as t where ${rows(person)}`
}

/** A few hundred rows at a time, however many there are. */
async function* rowsOf(db: Db, table: Table, person: Person): AsyncGenerator<unknown> {
  const trx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    await sql`declare personal_rows no scroll cursor for ${query(table, person)}`.execute(trx)
    for (let more = true; more; ) {
      const { rows } = await sql`fetch forward ${sql.lit(AT_ONCE)} from personal_rows`.execute(trx)
      yield* rows
      more = rows.length === AT_ONCE
    }
  } finally {
    await trx.rollback().execute()
  }
}

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** The person's rows of one table as a JSON list. */
export const rowsAsJson = (db: Db, table: Table, person: Person): Readable =>
  Readable.from(asJson(rowsOf(db, table, person)), { objectMode: false })
