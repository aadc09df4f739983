import { type Action, can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { account, type Context } from '#server/context.ts'
import { personColumns } from './person-view.ts'

/** Loads the account and says whether the actor may take this action on it; the actor's own account is never allowed. */
export async function loadPerson(tx: Context, action: Action, id: string) {
  const me = account(tx).id
  // Locks both rows in id order: if two people change each other, the second call sees the role that the first one set.
  const rows = await tx.db
    .selectFrom('profiles')
    .select(personColumns)
    .where('id', 'in', [id, me])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = rows.find((person) => person.id === id)
  const self = rows.find((person) => person.id === me)
  if (!row) throw new AppError('not_found')
  const actor = { kind: 'account', id: me, role: (self?.role ?? 'user') as Role } as const
  const allows = (role: Role): boolean => row.id !== me && can(actor, action, { accountId: row.id, role })
  return { row, allows, allowed: allows(row.role as Role) }
}
