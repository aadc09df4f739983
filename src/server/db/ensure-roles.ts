import pg from 'pg'
import { APP_ROLE, type DatabasePlace, READER_ROLE, type Role } from './connect.ts'
import type { DatabaseLog } from './open-database.ts'

async function ensureRole(client: pg.ClientBase, role: Role): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  // Roles belong to the whole server: another database of the same server may be creating it at this moment.
  if (!rowCount)
    await client.query(
      `do $$ begin create role ${role} login; exception when duplicate_object or unique_violation then null; end $$`,
    )
}

/** For an owner whose login switches to the role. */
async function ensureMember(client: pg.ClientBase, role: Role): Promise<void> {
  // From version 16 on the creator of a role is a member of it, but may `set role` only after granting that too.
  const { rows } = await client.query<{ ok: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) ok`,
    [role],
  )
  if (!rows[0]?.ok) await client.query(`grant ${role} to current_user`)
}

const NOT_ALLOWED = '42501'
/** What PostgreSQL says when another database of the same server changes the role in the same moment. */
const CHANGED_MEANWHILE = 'XX000'

/**
 * Lets the application's own role bypass row-level security. It sees all rows either way, but with a policy, even one that is always true,
 * PostgreSQL uses no index for conditions that are not leakproof: among a million rows, an admin's notifications of one kind took 80 to
 * 230 ms instead of 5 to 8.
 */
async function letPass(client: pg.ClientBase, log: DatabaseLog): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1 and rolbypassrls', [APP_ROLE])
  if (rows.length > 0) return
  try {
    await client.query(`alter role ${APP_ROLE} bypassrls`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.code === NOT_ALLOWED)
      log.warn({ role: APP_ROLE }, 'long lists are slow: the role needs bypassrls, which only a superuser may give')
    else if (error.code !== CHANGED_MEANWHILE) throw error
  }
}

const silent: DatabaseLog = { warn: () => undefined }

/** Creates the roles that the application works as. */
export async function ensureRoles(client: pg.ClientBase, place: DatabasePlace, log = silent): Promise<void> {
  const isTakenOn = 'url' in place && !place.logins
  for (const role of [APP_ROLE, READER_ROLE] as const) {
    await ensureRole(client, role)
    if (isTakenOn) await ensureMember(client, role)
  }
  await letPass(client, log)
}
