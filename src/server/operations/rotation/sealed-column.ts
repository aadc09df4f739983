import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/types.ts'
import { CannotOpen, type KeyPurpose, type Keys } from '#server/keys/keys.ts'
import type { Tally } from './tally.ts'

const AT_ONCE = 500

export type SealedColumn = {
  table: keyof DB
  id: string
  column: string
  /** The column is a `bytea` with the bytes of the sealed text. */
  bytes?: true
  purpose: KeyPurpose
  place(id: string): string
}

type Row = { id: string; sealed: string }

const textOf = ({ column, bytes }: SealedColumn) =>
  bytes ? sql<string>`convert_from(${sql.ref(column)}, 'UTF8')` : sql<string>`${sql.ref(column)}`

async function rowsAfter(db: Db, of: SealedColumn, last: Row | undefined): Promise<Row[]> {
  const id = sql.ref(of.id)
  const { rows } = await sql<Row>`
    select ${id} as id, ${textOf(of)} as sealed from ${sql.table(of.table)}
    where ${sql.ref(of.column)} is not null and ${last ? sql`${id} > ${last.id}` : sql`true`}
    order by ${id} limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}

/** Changes the value only if it is still the one that was read: a value that a server wrote meanwhile is current. */
async function replace(db: Db, of: SealedColumn, { id, sealed }: Row, fresh: string): Promise<void> {
  const value = of.bytes ? sql`convert_to(${fresh}, 'UTF8')` : sql`${fresh}`
  await sql`
    update ${sql.table(of.table)} set ${sql.ref(of.column)} = ${value}
    where ${sql.ref(of.id)} = ${id} and ${textOf(of)} = ${sealed}`.execute(db)
}

type Needs = { db: Db; keys: Keys; stop: AbortSignal }

/** Seals again every value that is still sealed with the previous key. A value that neither key opens is counted and left alone. */
export async function resealColumn({ db, keys, stop }: Needs, of: SealedColumn, tally: Tally): Promise<void> {
  const resealOne = async (row: Row): Promise<void> => {
    if (keys.isCurrent(of.purpose, row.sealed)) {
      tally.current += 1
      return
    }
    const place = of.place(row.id)
    await replace(db, of, row, keys.seal(of.purpose, keys.open(of.purpose, row.sealed, place), place))
    tally.sealed += 1
  }
  for (let rows = await rowsAfter(db, of, undefined); rows.length > 0; rows = await rowsAfter(db, of, rows.at(-1)))
    for (const row of rows) {
      stop.throwIfAborted()
      await resealOne(row).catch((error: unknown) => {
        if (!(error instanceof CannotOpen)) throw error
        tally.failed += 1
      })
    }
}
