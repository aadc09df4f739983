import type { contract } from '#contract/index.ts'
import type { Output } from '#contract/route.ts'
import type { Role } from '#domain/accounts/role.ts'
import type { Context } from '../../context.ts'

type View = Output<typeof contract.accounts.session>
type Person = { id: string; email: string; name: string; role: Role; emailVerified: boolean }

export const sessionView = (context: Context, person: Person | undefined): View => ({
  user: person
    ? { id: person.id, email: person.email, name: person.name, role: person.role, emailVerified: person.emailVerified }
    : null,
  demo: context.config.demo,
})

export const readSession = async (context: Context): Promise<View> =>
  sessionView(context, context.session && { ...context.session, id: context.session.userId })

/** The account as it is now, for answers to calls that change it. */
export async function accountView(context: Context, id: string): Promise<View> {
  const row = await context.db
    .selectFrom('profiles')
    .select(['id', 'email', 'name', 'role', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sessionView(context, { ...row, role: row.role as Role, emailVerified: row.email_verified })
}
