import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Services } from '#server/context.ts'
import type { Keys } from '#server/keys/keys.ts'
import type { AnyPersonalTable, Person } from '#server/personal-table.ts'

const AT_ONCE = 200
type Source = Pick<Services, 'db' | 'keys'>
type Row = Record<string, unknown>

function query({ table, columns, names = {}, sealed = {}, rows }: AnyPersonalTable, person: Person) {
  const named = Object.entries(names).map(
    ([title, column]) =>
      sql`(select p.name from profiles p where p.id = ${sql.ref(`t.${column}`)}) as ${sql.ref(title)}`,
  )
  const shown = columns.map((column) => sql`${sql.ref(`t.${column}`)}`)
  const closed = Object.entries(sealed).map(
    ([title, { column }]) => sql`${sql.ref(`t.${column}`)} as ${sql.ref(title)}`,
  )
  return sql<Row>`select ${sql.join([...shown, ...named, ...closed])} from ${sql.table(table)} as t where ${rows(person)}`
}

function opened(row: Row, { sealed = {} }: AnyPersonalTable, keys: Keys): Row {
  const values = Object.entries(sealed).map(([title, { open }]) => {
    const { id, [title]: closed } = row
    return [title, typeof closed === 'string' ? open(keys, String(id), closed) : null]
  })
  return { ...row, ...Object.fromEntries(values) }
}

/** Reads the rows with a cursor in batches, so that memory does not grow with the table. */
async function* rowsOf({ db, keys }: Source, table: AnyPersonalTable, person: Person): AsyncGenerator<Row> {
  const trx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    await sql`declare personal_rows no scroll cursor for ${query(table, person)}`.execute(trx)
    for (let more = true; more; ) {
      const { rows } = await sql<Row>`fetch forward ${sql.lit(AT_ONCE)} from personal_rows`.execute(trx)
      yield* rows.map((row) => opened(row, table, keys))
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
export const rowsAsJson = (source: Source, table: AnyPersonalTable, person: Person): Readable =>
  Readable.from(asJson(rowsOf(source, table, person)), { objectMode: false })
