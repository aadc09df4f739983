import { refuseStale } from '#features/edits/server/edits.ts'
import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { giveRole } from './give-role.ts'
import { loadPerson } from './load-person.ts'
import { readPerson } from './read-person.ts'

/** Saves the name and, within the actor's rank, the role; unchanged values are not written (G60). */
export const savePerson: Handler<typeof people.save> = async (context, { id, name, role, expectedVersion }) => {
  const saved = await inTransaction(context, async (tx) => {
    const { row, allowed, allows } = await loadPerson(tx, 'people.update', id)
    if (!allowed || !allows(role)) return undefined
    if (row.name === name && row.role === role) return readPerson(tx, { id })
    refuseStale(row.version, expectedVersion)
    if (row.name !== name) {
      const edited = { name, edited_at: tx.now, edited_by: account(tx).id }
      await tx.db.updateTable('profiles').set(edited).where('id', '=', id).execute()
      await tx.emit('person.saved', { accountId: id, fields: ['name'] })
    }
    if (row.role !== role) await giveRole(tx, row, role)
    return readPerson(tx, { id })
  })
  if (saved) return saved
  await audit(context, {
    action: 'people.saveRefused',
    subjectType: 'account',
    subjectId: id,
    details: { role },
  })
  throw new AppError('forbidden')
}
