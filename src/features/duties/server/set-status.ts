import { refuseForeignDocument } from '#features/documents/server/shown-document.ts'
import type { duties } from '#features/duties/contract.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import { statusProblems } from '#features/duties/rules/set-status.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { changeDuty } from './change-duty.ts'
import { dutyView } from './duty-view.ts'
import { keepCalendar } from './keep-calendars.ts'
import { lockDuty, readDuty } from './load-duty.ts'

export const setDutyStatus: Handler<typeof duties.setStatus> = (
  context,
  { id, status, receipt, documentId, reason, expectedUpdatedAt },
) =>
  inTransaction(context, async (tx) => {
    const duty = await lockDuty(tx, id, expectedUpdatedAt)
    const fields = statusProblems({ status, receipt, reason })
    if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
    await refuseForeignDocument(tx, duty.business_registration_id, documentId)
    await changeDuty(tx, id, { status, by: account(tx).id, receipt, documentId, reason })
    // A settled duty ignores changed facts, so a reopened one is computed again.
    if (!isPending(duty.status) && isPending(status)) await keepCalendar(tx, duty.business_registration_id)
    return dutyView(tx, await readDuty(tx, id))
  })
