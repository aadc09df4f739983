import type { people } from '#contract/people.ts'
import type { Role } from '#domain/accounts/role.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { withinTransaction } from '#server/auth/shared-transaction.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { loadPerson } from '#server/records/load-person.ts'
import { personView } from '#server/records/person-view.ts'

/** Counts from the person's next request on; open live streams close (S18). */
export const setRole: Handler<typeof people.setRole> = async (context, { id, role }) => {
  const { internalAdapter } = await context.auth.$context
  const changed = await inTransaction(context, async (tx) => {
    const { row, allowed, allows } = await loadPerson(tx, 'people.setRole', id)
    if (!allowed || !allows(role)) return undefined
    const from = row.role as Role
    if (from === role) return personView(row)
    await withinTransaction(tx.db, () => internalAdapter.updateUser(id, { role }))
    await tx.db
      .updateTable('profiles')
      .set({ edited_at: tx.now, edited_by: account(tx).id })
      .where('id', '=', id)
      .execute()
    await tx.emit('person.roleChanged', { accountId: id, from, to: role })
    return personView({ ...row, role })
  })
  if (changed) return changed
  await audit(context, {
    action: 'people.setRoleRefused',
    subjectType: 'account',
    subjectId: id,
    details: { role },
  })
  throw new AppError('forbidden')
}
