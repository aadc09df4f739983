import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { giveRole } from './give-role.ts'
import { loadPerson } from './load-person.ts'
import { personView } from './person-view.ts'

/** The new role applies from the person's next request; open live streams close (S18). */
export const setRole: Handler<typeof people.setRole> = async (context, { id, role }) => {
  const changed = await inTransaction(context, async (tx) => {
    const { row, allowed, allows } = await loadPerson(tx, 'people.setRole', id)
    if (!allowed || !allows(role)) return undefined
    if (row.role === role) return personView(row)
    await giveRole(tx, row, role)
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
