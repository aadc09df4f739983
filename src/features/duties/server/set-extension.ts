import { sql } from 'kysely'
import type { duties } from '#features/duties/contract.ts'
import { mayExtend } from '#features/duties/rules/set-status.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { dutyView } from './duty-view.ts'
import { lockDuty, nextVersion, partiesOf, readDuty } from './load-duty.ts'

/** Form 7004 moves the due date; the previous one stays visible beside it. */
export const setDutyExtension: Handler<typeof duties.setExtension> = (context, { id, extended, expectedUpdatedAt }) =>
  inTransaction(context, async (tx) => {
    const duty = await lockDuty(tx, id, expectedUpdatedAt)
    const asked = {
      status: duty.status,
      extended: duty.extended,
      extendsTo: duty.extends_to,
      statutoryOn: duty.statutory_on,
    }
    if (!mayExtend(asked, officeDay(tx.now))) throw new AppError('status_refused')
    if (duty.extended === extended) return dutyView(tx, duty)
    const to = extended ? duty.extends_to : duty.statutory_on
    await tx.db
      .updateTable('duties')
      .set({
        extended,
        due_on: sql`${to}::date`,
        earlier_due_on: sql`due_on`,
        earlier_amount: sql`amount`,
        moved_at: tx.now,
        moved_by: 'extension',
        // A new due date gets its own alerts.
        alerted: null,
        updated_at: nextVersion(tx, duty),
      })
      .where('id', '=', id)
      .execute()
    await tx.emit('duty.extended', { ...partiesOf(duty), extended, from: duty.due_on, to })
    return dutyView(tx, await readDuty(tx, id))
  })
