import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { isPending } from '#domain/duties/duty.ts'
import { statusProblems } from '#domain/duties/set-status.ts'
import { AppError } from '#domain/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import type { DutyRow } from './duty-rows.ts'
import { dutyView } from './duty-view.ts'
import { keepCalendar } from './keep-calendars.ts'
import { lockDuty, nextVersion, partiesOf, readDuty } from './load-duty.ts'

/** The receipt may be a document of the same company, and one that the customer sees. */
async function refuseForeign(tx: Context, duty: DutyRow, documentId: string | null): Promise<void> {
  if (documentId === null) return
  const found = await tx.db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('business_registration_id', '=', duty.business_registration_id)
    .where('customer_sees', '=', sql.lit(true))
    .executeTakeFirst()
  if (!found) throw new AppError('invalid', { fields: { documentId: 'invalid' } })
}

export const setDutyStatus: Handler<typeof contract.duties.setStatus> = (
  context,
  { id, status, receipt, documentId, reason, expectedUpdatedAt },
) =>
  inTransaction(context, async (tx) => {
    const duty = await lockDuty(tx, id, expectedUpdatedAt)
    const fields = statusProblems({ status, receipt, reason })
    if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
    await refuseForeign(tx, duty, documentId)
    const done = status === 'done'
    await tx.db
      .updateTable('duties')
      .set({
        status,
        status_at: tx.now,
        status_by: account(tx).id,
        by_rule: false,
        receipt: done ? receipt : null,
        document_id: done ? documentId : null,
        reason: status === 'waived' ? reason : null,
        updated_at: nextVersion(tx, duty),
      })
      .where('id', '=', id)
      .execute()
    // What was settled did not follow the rules meanwhile.
    if (!isPending(duty.status) && isPending(status)) await keepCalendar(tx, duty.business_registration_id)
    await tx.emit('duty.statusChanged', { ...partiesOf(duty), from: duty.status, to: status })
    return dutyView(tx, await readDuty(tx, id))
  })
