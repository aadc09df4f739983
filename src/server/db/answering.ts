import type pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'

/** A login: the roles it can switch to, whether it may create more, the objects it owns, and whether it bypasses row-level security. */
export type Login = { name: string; others: string[]; createsRoles: boolean; owns: string[]; bypassesPolicies: boolean }

/** Connects once and describes the login; the error of a failed connection names the variable that holds the address. */
export async function answering(client: pg.Client, variable: string): Promise<Login> {
  try {
    await client.connect()
    const { rows } = await client.query<Login>(
      `select session_user as name, array(select rolname::text from pg_roles
         where rolname <> session_user and pg_has_role(session_user, oid, 'member')) as others,
         (select rolcreaterole from pg_roles where rolname = session_user) as "createsRoles",
         (select rolbypassrls from pg_roles where rolname = session_user) as "bypassesPolicies",
         array(select datname::text from pg_database where datname = current_database() and datdba = session_user::regrole
           union all select relname::text from pg_class where relowner = session_user::regrole and relpersistence <> 't' limit 5) as owns`,
    )
    return rows[0] ?? { name: '', others: [], createsRoles: false, owns: [], bypassesPolicies: false }
  } catch (error) {
    const reason = error instanceof Error ? error.message || ('code' in error ? error.code : error.name) : error
    throw new StartupError(`O banco de dados de ${variable} não responde: ${reason}`, { cause: error })
  } finally {
    await client.end()
  }
}
