import { officeDay } from '#features/facts/rules/recheck.ts'
import type { renewals } from '#features/purchases/contract.ts'
import { needsSuccessor } from '#features/purchases/rules/renewal.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { recordDissolution } from '#features/registrations/server/record-dissolution.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { findRenewable } from './find-renewable.ts'

type Asked = { because: 'wish' | 'replacement' | 'dissolution'; newAgent: string | null; since: string | null }

/** Checks the fields that each reason requires; a registered agent needs a reason that the law accepts. */
function refuseUnfounded({ because, newAgent, since }: Asked, settles: string | null, now: Date): void {
  if (because === 'wish') {
    if (needsSuccessor(settles)) throw new AppError('conflict', { reason: 'successor_needed' })
    if (newAgent !== null || since !== null) throw new AppError('invalid', { fields: { because: 'invalid' } })
    return
  }
  if (because === 'replacement' && !needsSuccessor(settles))
    throw new AppError('invalid', { fields: { because: 'invalid' } })
  if (because === 'replacement' && newAgent === null)
    throw new AppError('invalid', { fields: { newAgent: 'required' } })
  if (because === 'dissolution' && newAgent !== null) throw new AppError('invalid', { fields: { newAgent: 'invalid' } })
  if (since === null) throw new AppError('invalid', { fields: { since: 'required' } })
  if (since > officeDay(now)) throw new AppError('invalid', { fields: { since: 'future_day' } })
}

async function write(tx: Context, registrationId: string, extraId: string, asked: Asked): Promise<void> {
  const { because, newAgent: new_agent, since } = asked
  const values = { because, new_agent, since, stopped_at: tx.now, stopped_by: account(tx).id }
  await tx.db
    .insertInto('renewal_stops')
    .values({ business_registration_id: registrationId, extra_id: extraId, ...values })
    .onConflict((row) => row.columns(['business_registration_id', 'extra_id']).doUpdateSet(values))
    .execute()
}

/** Stops the notices of a renewal. There is no charge to stop, because each renewal is paid by hand (K2). */
export const stopRenewal: Handler<typeof renewals.stop> = (context, { id, extraId, ...asked }) =>
  inTransaction(context, async (tx) => {
    await lockRegistration(tx, id, 'renewals.change')
    const { settles } = await findRenewable(tx, extraId)
    refuseUnfounded(asked, settles, tx.now)
    if (asked.because === 'dissolution' && asked.since)
      await recordDissolution(tx, id, { on: asked.since, field: 'since' })
    await write(tx, id, extraId, asked)
    await tx.emit('renewal.stopped', { registrationId: id, extraId, because: asked.because })
    return { ok: true }
  })
