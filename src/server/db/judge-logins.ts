import { StartupError } from '#server/start/startup-error.ts'
import { answering, type Login } from './answering.ts'
import { APP_ROLE, type DatabasePlace, READER_ROLE, type Role, roleClient } from './connect.ts'
import type { DatabaseLog } from './open-database.ts'

const variables: Record<Role, string> = { [APP_ROLE]: 'DATABASE_URL', [READER_ROLE]: 'DATABASE_READER_URL' }

/** Why row-level security would not bind this login: it could switch to or create roles, change policies of its objects, or bypass them. */
export function weaknessOf({ name, others, createsRoles, owns, bypassesPolicies }: Login): string | undefined {
  if (others.length > 0) return `pode virar outros papéis (${others.join(', ')}): tire-os com revoke`
  if (createsRoles) return 'pode criar papéis e entrar neles: alter role … nocreaterole'
  if (owns.length > 0) return `é dono de partes do banco (${owns.join(', ')}): dê-as ao dono das migrações`
  if (bypassesPolicies && name === READER_ROLE)
    return 'passa por cima das políticas das linhas: alter role … nobypassrls'
  return undefined
}

/** Runs after the migrations, which create the roles; refuses logins that could escape row-level security. */
export async function judgeLogins(place: DatabasePlace, log: DatabaseLog): Promise<void> {
  if ('socket' in place) return
  if (!place.logins) {
    log.warn(
      { step: 'docs/operations.md, "Separate logins"' },
      'the application logs in as the owner of the database: give it logins of its own',
    )
    return
  }
  for (const role of [APP_ROLE, READER_ROLE] as const) {
    const login = await answering(roleClient(place, role), variables[role])
    if (login.name !== role)
      throw new StartupError(`${variables[role]} entra como ${login.name}, e tem de entrar como ${role}.`)
    const weakness = weaknessOf(login)
    if (weakness) throw new StartupError(`O papel ${role} do banco ${weakness}.`)
  }
}
