import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { ensureMigrationsTable } from '#server/db/migrate.ts'
import { markerOf } from '#server/db/migration-file.ts'

const FOLDER = 'tests/schema/migrations'

/** The migrations from which databases were made before there were schema files; version 0.17 ended with the last of them. */
export const oldMigrationNames = (): string[] => readdirSync(FOLDER).sort()

/** Runs them as their own versions did, from after one name up to and including another one. */
export async function runOldMigrations(owner: pg.ClientBase, { after = '', last = '9999' } = {}): Promise<void> {
  await ensureMigrationsTable(owner)
  for (const name of oldMigrationNames().filter((one) => one > after && one.slice(0, last.length) <= last)) {
    const sql = readFileSync(`${FOLDER}/${name}`, 'utf8')
    await owner.query(sql.replace(/\bconcurrently\b/i, ''))
    await owner.query('insert into schema_migrations (name, kind) values ($1, $2)', [
      name,
      markerOf(sql)?.kind ?? 'contracts',
    ])
  }
}
