import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'
import type { RecordOf, TableRecord } from './records.ts'
import { listTables, nameOf, rowsIn } from './tables.ts'

type Link = { name: string; definition: string }

/** The foreign keys of each table, by the table's name in statements. */
async function linksByTable(client: pg.ClientBase): Promise<Map<string, Link[]>> {
  const { rows } = await client.query<Link & { schema: string; of: string }>(
    `select n.nspname as schema, c.relname as of, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'graphile_worker') order by 1, 2, 3`,
  )
  return Map.groupBy(rows, ({ schema, of }) => nameOf({ schema, name: of }))
}

const misfit = (name: string): StartupError =>
  new StartupError(`A tabela ${name} da cópia não tem lugar neste programa. Restaure com a versão que fez a cópia.`)

/**
 * Prepares the tables for loading rows exactly as they were, in any order, within the caller's transaction: disables triggers and, as the
 * owner of a managed database may not disable foreign keys, drops those to create them again. A backup of an earlier version lacks tables
 * and columns (`asCurrent` is false): these keep their rows and defaults.
 */
export async function openTables(client: pg.ClientBase, asCurrent = true) {
  const tables = await listTables(client)
  const links = await linksByTable(client)
  const waiting = new Map(tables.map((table) => [nameOf(table), table]))
  /** One statement for all changes of a table, so that each table is altered once. */
  const alter = async (trigger: string, change: (link: Link) => string) => {
    for (const name of tables.map(nameOf))
      await client.query(`alter table ${name} ${[trigger, ...(links.get(name) ?? []).map(change)].join(', ')}`)
  }
  await alter('disable trigger user', ({ name }) => `drop constraint ${pg.escapeIdentifier(name)}`)
  const fits = (table: TableRecord): boolean => {
    const current = waiting.get(nameOf(table))
    if (asCurrent || !current) return isDeepStrictEqual(current, table)
    return table.columns.every((column) => current.columns.includes(column))
  }

  return {
    async load(table: TableRecord, rows: AsyncIterable<Buffer>): Promise<number> {
      const name = nameOf(table)
      if (!fits(table)) throw misfit(name)
      waiting.delete(name)
      // Removes the few rows that the schema files insert; `truncate` would recreate every empty table and index.
      await client.query(`delete from ${name}`)
      const copy = rowsIn(client, table)
      await pipeline(Readable.from(rows, { objectMode: false }), copy)
      return copy.rowCount
    },
    async setSequence({ value, called, ...sequence }: RecordOf<'sequence'>): Promise<void> {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [nameOf(sequence), value, called])
    },
    /** Enables triggers and foreign keys again, which checks the loaded rows. */
    async close(): Promise<void> {
      if (asCurrent) for (const name of waiting.keys()) throw misfit(name)
      await alter(
        'enable trigger user',
        ({ name, definition }) => `add constraint ${pg.escapeIdentifier(name)} ${definition}`,
      )
    },
  }
}
