import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { heldBy } from '#server/auth/held-by.ts'
import { openDevices } from '#server/auth/open-devices.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadPerson } from './load-person.ts'
import { roleOf } from './read-person.ts'

export const personDevices: Handler<typeof people.devices> = async (context, { id }) => {
  const role = await roleOf(context, 'people.signIns', id)
  return { items: await openDevices(context, { id, role }) }
}

/** Ends one session: the device's next request is refused and its live stream closes. */
export const endPersonDevice: Handler<typeof people.endDevice> = (context, { id, session }) =>
  inTransaction(context, async (tx) => {
    const { allowed } = await loadPerson(tx, 'people.disable', id)
    if (!allowed) throw new AppError('forbidden')
    const { numDeletedRows } = await tx.db
      .deleteFrom('sessions as s')
      .where('s.id', '=', session)
      .where((row) => heldBy(row, id))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await tx.emit('person.deviceEnded', { accountId: id, sessionId: session })
    return { ok: true }
  })
