import { sql } from 'kysely'
import type { renewals } from '#features/purchases/contract.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Resumes the notices of a renewal; refused for a dissolved company, which has no renewals. */
export const resumeRenewal: Handler<typeof renewals.resume> = (context, { id, extraId }) =>
  inTransaction(context, async (tx) => {
    await lockRegistration(tx, id, 'renewals.change')
    const ended = await tx.db
      .selectFrom('company_records')
      .select('business_registration_id')
      .where('business_registration_id', '=', id)
      .where('dissolved_on', 'is not', null)
      .executeTakeFirst()
    if (ended) throw new AppError('conflict', { reason: 'company_ended' })
    const { numDeletedRows } = await tx.db
      .deleteFrom('renewal_stops')
      .where('business_registration_id', '=', id)
      .where('extra_id', '=', sql<string>`${extraId}::uuid`)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await tx.emit('renewal.resumed', { registrationId: id, extraId })
    return { ok: true }
  })
