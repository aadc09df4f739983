import { sql } from 'kysely'
import type { Role } from '#domain/accounts/role.ts'
import type { Context } from '#server/context.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'

export type KnownPerson = { id: string; role: Role; banned: boolean; twoFactorEnabled: boolean }

/** Whose address and password these are. An unknown address costs the same hashing work (S08). */
export async function verifyCredentials(
  context: Context,
  email: string,
  password: string,
): Promise<KnownPerson | undefined> {
  const row = await context.db
    .selectFrom('profiles as p')
    .innerJoin('credentials as c', 'c.user_id', 'p.id')
    .select(['p.id', 'p.role', 'p.banned', 'p.two_factor_enabled', 'c.password'])
    .where('p.email', '=', email)
    .where('c.provider_id', '=', sql.lit('credential'))
    .executeTakeFirst()
  if (!row?.password) {
    await hashPassword(password)
    return undefined
  }
  if (!(await verifyPassword(row.password, password))) return undefined
  return { id: row.id, role: row.role as Role, banned: row.banned, twoFactorEnabled: row.two_factor_enabled }
}
