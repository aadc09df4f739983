import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { RecordOf, TableRecord } from './records.ts'

const SCHEMAS = ['public', 'graphile_worker']

/** Makes the text form of values equal on every server, disables timeouts of a long copy, and scans tables from their first block. */
const SETTINGS = `
  set client_encoding = 'UTF8';
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 3;
  set bytea_output = 'hex';
  set synchronize_seqscans = off;
  set row_security = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set search_path = public`

export const settle = (client: pg.ClientBase) => client.query(SETTINGS)

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/** Every table with its columns that are not generated. Left out is the job queue's own list of migrations. */
export async function listTables(client: pg.ClientBase): Promise<TableRecord[]> {
  const { rows } = await client.query<Omit<TableRecord, 'kind'>>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows.map((row) => ({ kind: 'table', ...row }))
}

export async function readSequences(client: pg.ClientBase): Promise<RecordOf<'sequence'>[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  const found: RecordOf<'sequence'>[] = []
  for (const row of rows) {
    const at = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf(row)}`,
    )
    for (const place of at.rows) found.push({ kind: 'sequence', ...row, ...place })
  }
  return found
}

const columnsOf = ({ columns }: TableRecord): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** The rows of a table as COPY writes them, each a line of text. */
export const rowsOut = (client: pg.ClientBase, table: TableRecord): AsyncIterable<Buffer> =>
  client.query(to(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`))

export const rowsIn = (client: pg.ClientBase, table: TableRecord) =>
  client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
