import type { Selectable } from 'kysely'
import { createAccount } from '#features/accounts/server/create-account.ts'
import type { Role } from '#rules/role.ts'
import type { Context } from '#server/context.ts'
import type { Profiles } from '#server/db/types.ts'
import { unique } from './unique.ts'

const FACTORY_PASSWORD = 'barco a vapor 42'

type Profile = Omit<Selectable<Profiles>, 'id' | 'role' | 'search_text'>
export type GivenAccount = Partial<Profile> & { password?: string }
export type Account = { id: string; name: string; email: string; role: Role; password: string }

/** A verified account, created as the product creates every account, but without a mail. */
export async function anAccount(context: Context, role: Role, given: GivenAccount = {}): Promise<Account> {
  const { name = 'Ana Prado', email = `${role}-${unique()}@example.test`, password = FACTORY_PASSWORD, ...rest } = given
  const { email_verified: emailVerified = true, ...more } = rest
  const id = await createAccount(context, { name, email, password, role, emailVerified, quiet: true })
  if (!id) throw new Error(`${email} is taken`)
  if (Object.keys(more).length > 0) {
    await context.db.updateTable('profiles').set(more).where('id', '=', id).execute()
  }
  return { id, name, email, role, password }
}

export const aUser = (context: Context, given?: GivenAccount): Promise<Account> => anAccount(context, 'user', given)
export const anAgent = (context: Context, given?: GivenAccount): Promise<Account> => anAccount(context, 'agent', given)
export const anAdmin = (context: Context, given?: GivenAccount): Promise<Account> => anAccount(context, 'admin', given)
export const aSuperadmin = (context: Context, given?: GivenAccount): Promise<Account> =>
  anAccount(context, 'superadmin', given)
