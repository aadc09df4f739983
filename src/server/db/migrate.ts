import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'
import { applyMigration } from './apply-migration.ts'
import { APP_ROLE, type DatabasePlace, ownerPool } from './connect.ts'
import { ensureRoles } from './ensure-roles.ts'
import { type MigrationKind, migrationsIn, OUR_MIGRATIONS } from './migration-file.ts'
import type { DatabaseLog } from './open-database.ts'

const LOCK = 727_001
const ASK_AGAIN_MS = 100

type Applied = { name: string; kind: MigrationKind }

/**
 * Nobody else changes the tables until this connection ends: nodes that start together take turns. Each asks again and again instead of waiting inside PostgreSQL: a statement that waits
 * there is open, and an index that is made concurrently waits for every open statement, so that both would wait for ever.
 */
export async function holdMigrations(client: pg.ClientBase): Promise<void> {
  const ask = async () =>
    (await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])).rows[0]?.mine
  while (!(await ask())) await sleep(ASK_AGAIN_MS)
}

const KIND = `kind text not null default 'contracts' check (kind in ('expands', 'contracts'))`

export const ensureMigrationsTable = (client: pg.ClientBase) =>
  client.query(
    `create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now(), ${KIND})`,
  )

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  await ensureMigrationsTable(client)
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'kind'`,
  )
  // Changing a table takes it away from everybody for a moment, so it is not done on every start.
  if (!rowCount) await client.query(`alter table schema_migrations add column if not exists ${KIND}`)
  return (await client.query<Applied>('select name, kind from schema_migrations order by name')).rows
}

/** During an upgrade a node of the version before may start again: it fits as long as nothing was taken away from it. */
function refuseIfTooNew(applied: readonly Applied[], known: ReadonlySet<string>, log: DatabaseLog): void {
  const unknown = applied.filter(({ name }) => !known.has(name))
  const names = unknown.map(({ name }) => name)
  if (unknown.some(({ kind }) => kind === 'contracts'))
    throw new StartupError(
      `O banco de dados é mais novo que este programa (migrações desconhecidas: ${names.join(', ')}). Use a versão atual.`,
    )
  if (names.length > 0) log.warn({ unknown: names }, 'database is newer than this program, which still fits')
}

// graphile-worker guards its tables with row security that only their owner passes.
const workerGrants = `
  grant usage on schema graphile_worker to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
  grant usage, select on all sequences in schema graphile_worker to ${APP_ROLE};
  grant execute on all functions in schema graphile_worker to ${APP_ROLE};
  do $$
  declare t record;
  begin
    for t in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select 1 from pg_policy where polrelid = pg_class.oid and polname = 'app') loop
      execute format('create policy app on graphile_worker.%I to ${APP_ROLE} using (true) with check (true)', t.relname);
    end loop;
  end $$;`

/** The job queue's own tables, and what the application may do with them. */
export async function prepareWorker(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool })
  await pool.query(workerGrants)
}

export type MigrateOptions = { log?: DatabaseLog; folder?: URL }

/** Brings the database to this version of the code, as its owner, and returns the names of what was missing. */
export async function migrate(place: DatabasePlace, options: MigrateOptions = {}): Promise<string[]> {
  const { log = { warn: () => undefined }, folder = OUR_MIGRATIONS } = options
  const pool = ownerPool(place, 3)
  const client = await pool.connect()
  try {
    await holdMigrations(client)
    const applied = await readApplied(client)
    await ensureRoles(client, place, log)
    const migrations = migrationsIn(folder)
    refuseIfTooNew(applied, new Set(migrations.map(({ name }) => name)), log)
    const done = new Set(applied.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !done.has(name))
    for (const migration of missing) await applyMigration(client, migration, log)
    if (missing.length > 0 || !(await client.query("select to_regclass('graphile_worker._private_jobs') t")).rows[0].t)
      await prepareWorker(pool)
    return missing.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined) // a lost connection frees it too
    client.release()
    await pool.end()
  }
}
