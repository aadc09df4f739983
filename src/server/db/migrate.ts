import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'
import { applyMigration } from './apply-migration.ts'
import { APP_ROLE, type DatabasePlace, ownerPool } from './connect.ts'
import { ensureRoles } from './ensure-roles.ts'
import { type MigrationKind, migrationsIn, OLDEST_STEP, OUR_MIGRATIONS, unknownOf } from './migration-file.ts'
import type { DatabaseLog } from './open-database.ts'
import { createSchema } from './schema.ts'

const LOCK = 727_001
const ASK_AGAIN_MS = 100

type Applied = { name: string; kind: MigrationKind }

/**
 * Takes the lock under which one node at a time migrates, for as long as this connection lives. It polls, because a statement that waits
 * inside PostgreSQL is open, and an index created concurrently waits for all open statements: a deadlock.
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

/** Refuses a database that the schema files cannot follow on, before anything in it is changed. */
async function refuseIfTooOld(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return
  const applied = await client.query<{ name: string }>('select name from schema_migrations')
  if (applied.rows.length > 0 && !applied.rows.some(({ name }) => name === OLDEST_STEP))
    throw new StartupError(
      'O banco de dados é de uma versão anterior à 0.17. Inicie a versão 0.17 uma vez com ele e depois esta. Nada foi alterado.',
    )
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  await ensureMigrationsTable(client)
  return (await client.query<Applied>('select name, kind from schema_migrations order by name')).rows
}

/** During an upgrade a node of the previous version may start again: it fits unless a newer migration contracts. */
function refuseIfTooNew(applied: readonly Applied[], known: readonly string[], log: DatabaseLog): void {
  const unknown = unknownOf(applied, known)
  const names = unknown.map(({ name }) => name)
  if (unknown.some(({ kind }) => kind === 'contracts'))
    throw new StartupError(
      `O banco de dados é mais novo que este programa (migrações desconhecidas: ${names.join(', ')}). Use a versão atual.`,
    )
  if (names.length > 0) log.warn({ unknown: names }, 'database is newer than this program, which still fits')
}

// graphile-worker enables row-level security on its tables; without a policy only their owner sees rows.
const workerGrants = `
  grant usage on schema graphile_worker to ${APP_ROLE};
  revoke all on all tables in schema graphile_worker from ${APP_ROLE};
  grant select on all tables in schema graphile_worker to ${APP_ROLE};
  do $$
  declare t text;
  begin
    foreach t in array array['jobs', 'job_queues', 'tasks', 'known_crontabs'] loop
      execute format('grant insert, update on graphile_worker.%I to ${APP_ROLE}', '_private_' || t);
    end loop;
  end $$;
  grant delete on graphile_worker._private_jobs to ${APP_ROLE};
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

/** All or nothing, so that a start that was killed leaves an empty database. */
async function fillEmpty(client: pg.ClientBase): Promise<string[]> {
  await client.query('begin')
  try {
    const included = await createSchema(client)
    await client.query('commit')
    return included
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export type MigrateOptions = { log?: DatabaseLog; folder?: URL }

/** Brings the database to this version of the code, as its owner, and returns the names of what was missing. */
export async function migrate(place: DatabasePlace, options: MigrateOptions = {}): Promise<string[]> {
  const { log = { warn: () => undefined }, folder = OUR_MIGRATIONS } = options
  const pool = ownerPool(place, 3)
  const client = await pool.connect()
  try {
    await holdMigrations(client)
    await refuseIfTooOld(client)
    const applied = await readApplied(client)
    await ensureRoles(client, place, log)
    const migrations = migrationsIn(folder)
    const known = migrations.map(({ name }) => name)
    refuseIfTooNew(applied, known, log)
    const created = applied.length === 0 ? await fillEmpty(client) : []
    const done = new Set([...applied.map(({ name }) => name), ...created])
    const missing = migrations.filter(({ name }) => !done.has(name))
    for (const migration of missing) await applyMigration(client, migration, log)
    if (
      created.length + missing.length > 0 ||
      !(await client.query("select to_regclass('graphile_worker.jobs') t")).rows[0].t
    )
      await prepareWorker(pool)
    return [...created, ...missing.map(({ name }) => name)]
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined) // a lost connection frees it too
    client.release()
    await pool.end()
  }
}
