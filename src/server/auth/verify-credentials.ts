import { sql } from 'kysely'
import type { Role } from '#rules/role.ts'
import { type SecondStepMethod, secondStepBy } from '#rules/sign-in/required-step.ts'
import type { Context } from '#server/context.ts'
import { hasPasskey } from './has-passkey.ts'
import { holdAccounts } from './hold-account.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'

export type KnownPerson = {
  id: string
  role: Role
  banned: boolean
  secondStepBy: SecondStepMethod[]
  /** The hash that the given password matched. */
  passwordHash: string
}

async function findPerson({ db, config }: Context, email: string): Promise<KnownPerson | undefined> {
  const row = await db
    .selectFrom('profiles as p')
    .innerJoin('credentials as c', 'c.user_id', 'p.id')
    .crossJoin('site_settings as t')
    .select(['p.id', 'p.role', 'p.banned', 'p.two_factor_enabled', 'c.password'])
    .select(['t.require_two_factor', 't.two_factor_decided', hasPasskey.as('has_passkey')])
    .where('p.email', '=', email)
    .where('c.provider_id', '=', sql.lit('credential'))
    .executeTakeFirst()
  if (!row?.password) return undefined
  const { id, banned, password: passwordHash } = row
  return { id, role: row.role as Role, banned, secondStepBy: secondStepBy(row, config), passwordHash }
}

/** The account with this address and password. An unknown address costs the same hashing work (S08). */
export async function verifyCredentials(
  context: Context,
  email: string,
  password: string,
): Promise<KnownPerson | undefined> {
  const person = await findPerson(context, email)
  if (!person) {
    await hashPassword(password)
    return undefined
  }
  return (await verifyPassword(person.passwordHash, password)) ? person : undefined
}

/**
 * Locks the account and reads the person again; undefined when the address or password changed since it was verified, so that
 * a sign-in in progress does not outlive a change or a reset (S10).
 */
export async function holdVerified(
  tx: Context,
  email: string,
  verified: KnownPerson,
): Promise<KnownPerson | undefined> {
  await holdAccounts(tx, [verified.id])
  const now = await findPerson(tx, email)
  return now?.id === verified.id && now.passwordHash === verified.passwordHash ? now : undefined
}
