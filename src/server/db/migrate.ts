import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'
import { APP_ROLE, type DatabasePlace, ownerPool, READER_ROLE } from './connect.ts'

const LOCK = 727_001
const TRIES = 60
const folder = new URL('./migrations/', import.meta.url)

export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

const lockTimedOut = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

async function applyOne(client: pg.ClientBase, name: string): Promise<void> {
  const sql = readFileSync(new URL(name, folder), 'utf8')
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      // A migration that waits for a lock makes every later query wait behind it: give up soon and try again.
      await client.query("set local lock_timeout = '1s'")
      await client.query(sql)
      await client.query('insert into schema_migrations (name) values ($1)', [name])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!lockTimedOut(error) || attempt === TRIES) throw error
      await sleep(500)
    }
  }
}

async function ensureRole(client: pg.ClientBase, role: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  // Roles belong to the whole server: another database of the same server may be creating it at this moment.
  if (!rowCount)
    await client.query(
      `do $$ begin create role ${role} login; exception when duplicate_object or unique_violation then null; end $$`,
    )
  const { rows } = await client.query<{ ok: boolean }>(`select pg_has_role(current_user, $1, 'member') ok`, [role])
  if (!rows[0]?.ok) await client.query(`grant ${role} to current_user`)
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

/** Brings the database to this version of the code, as its owner; nodes that start together wait for each other. */
export async function migrate(place: DatabasePlace): Promise<string[]> {
  const pool = ownerPool(place, 3)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const role of [APP_ROLE, READER_ROLE]) await ensureRole(client, role)
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map((row) => row.name))
    const known = migrationNames()
    const unknown = [...applied].filter((name) => !known.includes(name))
    if (unknown.length > 0)
      throw new StartupError(
        `O banco de dados é mais novo que este programa (migrações desconhecidas: ${unknown.join(', ')}). Use a versão atual.`,
      )
    const missing = known.filter((name) => !applied.has(name))
    for (const name of missing) await applyOne(client, name)
    if (
      missing.length > 0 ||
      !(await client.query("select to_regclass('graphile_worker._private_jobs') t")).rows[0].t
    ) {
      await runMigrations({ pgPool: pool })
      await client.query(workerGrants)
    }
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined) // a lost connection frees it too
    client.release()
    await pool.end()
  }
}
