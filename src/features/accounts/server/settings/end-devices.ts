import type { settings } from '#features/accounts/contract/settings.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { heldBy } from '#server/auth/held-by.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const ok = { ok: true } as const

/** Ends the session of another device: its next request is refused and its live stream closes. */
export const endDevice: Handler<typeof settings.endDevice> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const me = account(tx)
    if (id === me.session.id) throw new AppError('conflict', { reason: 'own_device' })
    const { numDeletedRows } = await tx.db
      .deleteFrom('sessions as s')
      .where('s.id', '=', id)
      .where((row) => heldBy(row, me.id))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await audit(tx, { action: 'account.deviceEnded', subjectType: 'session', subjectId: id })
    return ok
  })

export const endOtherDevices: Handler<typeof settings.endOtherDevices> = (context) =>
  inTransaction(context, async (tx) => {
    const me = account(tx)
    await endSessionsOf(tx, me.id, me.session.id)
    await audit(tx, { action: 'account.otherDevicesEnded', subjectType: 'account', subjectId: me.id })
    return ok
  })
