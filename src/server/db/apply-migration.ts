import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Migration } from './migration-file.ts'
import type { DatabaseLog } from './open-database.ts'

const TRIES = 60
const PAUSE_MS = 500
// A migration that waits for a lock makes every later query wait behind it: it gives up soon and tries again.
const WAIT_INSIDE = '1s'
// Nobody waits behind an index that is made concurrently, and what it has done so far is lost when it gives up.
const WAIT_OUTSIDE = '60s'

/** Somebody holds a table, or two wait for each other: nothing was done, and a moment later it may work. */
const passes = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

const noteApplied = (client: pg.ClientBase, { name, kind }: Migration) =>
  client.query('insert into schema_migrations (name, kind) values ($1, $2)', [name, kind])

async function insideTransaction(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '${WAIT_INSIDE}'`)
    await client.query(migration.sql)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const INDEX_MADE = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\b/im

/** Whether an index is there and whole; a try that broke off leaves one that is not, and it is removed. */
async function isMade(client: pg.ClientBase, index: string): Promise<boolean> {
  const { rows } = await client.query<{ whole: boolean }>(
    'select indisvalid as whole from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  if (rows[0]?.whole === false) await client.query(`drop index concurrently if exists ${index}`)
  return rows[0]?.whole === true
}

async function outsideTransaction(client: pg.ClientBase, migration: Migration): Promise<void> {
  const index = INDEX_MADE.exec(migration.sql)?.[1]
  await client.query(`set lock_timeout = '${WAIT_OUTSIDE}'`)
  try {
    // A process that was killed may have made the index and not noted it.
    if (!index || !(await isMade(client, index))) await client.query(migration.sql)
    await noteApplied(client, migration)
  } finally {
    await client.query('reset lock_timeout')
  }
}

/** Applies one migration and notes it, trying again while somebody else holds what it needs. */
export async function applyMigration(client: pg.ClientBase, migration: Migration, log: DatabaseLog): Promise<void> {
  const apply = migration.outside ? outsideTransaction : insideTransaction
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!passes(error) || attempt === TRIES) throw error
      log.warn({ migration: migration.name, attempt }, 'migration waits for a table that is in use')
      await sleep(PAUSE_MS)
    }
  }
}
