import { randomBytes } from 'node:crypto'
import type { duties } from '#features/duties/contract.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { hashOf } from '#server/auth/account-tokens.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** The address is shown once, as only its hash is stored. Asking again makes a new one, and the previous one stops working. */
export const makeCalendarAddress: Handler<typeof duties.makeAddress> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    // A new password ends sessions and addresses, so a session that it has just ended must not make another address.
    await holdOwnSession(tx)
    await lockRegistration(tx, id, 'duties.share')
    const token = randomBytes(32).toString('base64url')
    const fresh = { token_hash: hashOf(token), created_at: tx.now, read_at: null }
    await tx.db
      .insertInto('calendar_addresses')
      .values({ business_registration_id: id, ...fresh })
      .onConflict((conflict) => conflict.column('business_registration_id').doUpdateSet(fresh))
      .execute()
    await tx.emit('calendar.shared', { registrationId: id })
    return { url: `${tx.origin}/api/calendars/${token}.ics` }
  })

export const dropCalendarAddress: Handler<typeof duties.dropAddress> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await lockRegistration(tx, id, 'duties.share')
    const dropped = await tx.db
      .deleteFrom('calendar_addresses')
      .where('business_registration_id', '=', id)
      .returning('business_registration_id')
      .executeTakeFirst()
    if (dropped) await tx.emit('calendar.revoked', { registrationId: id })
    return { ok: true }
  })
