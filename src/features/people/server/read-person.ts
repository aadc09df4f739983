import { sql } from 'kysely'
import type { people } from '#features/people/contract.ts'
import { type Action, can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { hasPasskey, resetDueAt } from '#server/auth/has-passkey.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { personView } from './person-view.ts'

const rowOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('profiles as p')
    .leftJoin('profiles as e', 'e.id', 'p.edited_by')
    .leftJoin('two_factors as f', 'f.user_id', 'p.id')
    .select(['p.id', 'p.name', 'p.email', 'p.role', 'p.banned', 'p.created_at', 'p.phone', 'p.region', 'p.ban_reason'])
    .select(['p.email_verified', 'p.two_factor_enabled', 'p.must_change_password', 'p.version', 'p.edited_at'])
    .select(['e.name as edited_by', resetDueAt.as('reset_due_at'), hasPasskey.as('has_passkey')])
    .where('p.id', '=', id)
    .where('p.erased_at', 'is', null)
    .executeTakeFirst()

/** A disabled account stays readable; an erased one is answered with 404. */
export const readPerson: Handler<typeof people.read> = async (context, { id }) => {
  const row = await rowOf(context, id)
  if (!row) throw new AppError('not_found')
  return {
    ...personView(row),
    phone: row.phone,
    region: row.region,
    emailVerified: row.email_verified,
    twoFactor: row.two_factor_enabled || row.has_passkey,
    factorResetAt: row.reset_due_at,
    mustChange: row.must_change_password,
    disabledReason: row.banned ? row.ban_reason : null,
    version: row.version,
    editedAt: row.edited_at,
    editedBy: row.edited_by,
  }
}

/** The person's role, once `action` is allowed to the actor; a person above the actor's rank is refused. */
export async function roleOf(context: Context, action: Action, id: string): Promise<Role> {
  const row = await context.db
    .selectFrom('profiles')
    .select(sql<Role>`role`.as('role'))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (!can(context.actor, action, { accountId: id, role: row.role })) throw new AppError('forbidden')
  return row.role
}
