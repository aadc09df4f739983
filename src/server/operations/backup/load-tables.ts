import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'
import type { RecordOf, TableRecord } from './records.ts'
import { listTables, nameOf, rowsIn } from './tables.ts'

type ForeignKey = { schema: string; name: string; constraint: string; definition: string }

const foreignKeys = (client: pg.ClientBase) =>
  client.query<ForeignKey>(
    `select n.nspname as schema, c.relname as name, k.conname as constraint, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'graphile_worker') order by 1, 2, 3`,
  )

const misfit = (name: string): StartupError =>
  new StartupError(`A tabela ${name} da cópia não tem lugar neste programa. Restaure com a versão que fez a cópia.`)

/**
 * Makes the tables take rows exactly as they were, within the caller's transaction: empty, in any order, without what triggers
 * would do about them. A managed database's owner may not switch foreign keys off, so they are dropped and made again.
 */
export async function openTables(client: pg.ClientBase) {
  const tables = await listTables(client)
  const links = (await foreignKeys(client)).rows
  const waiting = new Map(tables.map((table) => [nameOf(table), table]))
  for (const link of links)
    await client.query(`alter table ${nameOf(link)} drop constraint ${pg.escapeIdentifier(link.constraint)}`)
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`)

  return {
    async load(table: TableRecord, rows: AsyncIterable<Buffer>): Promise<number> {
      const name = nameOf(table)
      if (!isDeepStrictEqual(waiting.get(name), table)) throw misfit(name)
      waiting.delete(name)
      const copy = rowsIn(client, table)
      await pipeline(Readable.from(rows, { objectMode: false }), copy)
      return copy.rowCount
    },
    async setSequence({ value, called, ...sequence }: RecordOf<'sequence'>): Promise<void> {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [nameOf(sequence), value, called])
    },
    /** Everything is checked again from here on, the rows that are there first. */
    async close(): Promise<void> {
      for (const name of waiting.keys()) throw misfit(name)
      for (const link of links)
        await client.query(
          `alter table ${nameOf(link)} add constraint ${pg.escapeIdentifier(link.constraint)} ${link.definition}`,
        )
      for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
    },
  }
}
