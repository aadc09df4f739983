import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadPerson } from './load-person.ts'
import { personView } from './person-view.ts'

async function switchable(tx: Context, id: string) {
  const { row, allowed } = await loadPerson(tx, 'people.disable', id)
  if (!allowed) throw new AppError('forbidden')
  return row
}

/** Disabling takes effect on the person's next request: sessions end and live streams close. */
export const disablePerson: Handler<typeof people.disable> = async (context, { id, reason }) =>
  inTransaction(context, async (tx) => {
    const row = await switchable(tx, id)
    if (row.banned) return personView(row)
    await tx.db
      .updateTable('profiles')
      .set({ banned: true, ban_reason: reason ?? null })
      .where('id', '=', id)
      .execute()
    await endSessionsOf(tx, id)
    await tx.emit('account.disabled', { accountId: id })
    return personView({ ...row, banned: true })
  })

export const enablePerson: Handler<typeof people.enable> = async (context, { id }) =>
  inTransaction(context, async (tx) => {
    const row = await switchable(tx, id)
    if (!row.banned) return personView(row)
    await tx.db.updateTable('profiles').set({ banned: false, ban_reason: null }).where('id', '=', id).execute()
    await tx.emit('account.enabled', { accountId: id })
    return personView({ ...row, banned: false })
  })
