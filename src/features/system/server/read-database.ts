import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { migrationNames } from '#server/db/migration-file.ts'
import { atMost } from '#server/lists/read-page.ts'

const TABLES_SHOWN = 10

type Table = { name: string; bytes: string; rows: number }

/** The size of the database and of its largest tables. */
export async function readDatabase(db: Db) {
  const [whole, tables] = await Promise.all([
    sql<{ version: string; bytes: string }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db),
    sql<Table>`
      select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::float8 as rows
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(c.oid) desc ${atMost(TABLES_SHOWN)}`.execute(db),
  ])
  return {
    version: whole.rows[0]?.version ?? '',
    bytes: Number(whole.rows[0]?.bytes ?? 0),
    tables: tables.rows.map(({ name, bytes, rows }) => ({ name, bytes: Number(bytes), rows })),
  }
}

/** Applied migrations, and those of this version that the database lacks. */
export async function readMigrations(db: Db) {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return {
    applied: rows.length,
    newest: rows.at(-1)?.name ?? null,
    pending: migrationNames().filter((name) => !applied.has(name)),
  }
}
