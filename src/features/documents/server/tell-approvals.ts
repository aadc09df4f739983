import { approvalsDueAt } from '#features/documents/rules/approvals-due.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

type Asked = { registrationId: string }

/** Queues a check for when the approvals may be notified; a check that is already queued serves for this approval too. */
export const lookForApprovals = (tx: Context, { registrationId }: Asked, approvedAt: readonly Date[]): Promise<void> =>
  addJob(
    tx,
    'tell-approvals',
    { registrationId },
    {
      key: `approvals:${registrationId}`,
      notBefore: approvalsDueAt(approvedAt),
    },
  )

/** Locks the rows, so that of two concurrent jobs the second finds no approval left to notify. */
const untold = async (tx: Context, registrationId: string) => {
  const rows = await tx.db
    .selectFrom('documents')
    .select(['id', 'approval_untold_at as at'])
    .where('business_registration_id', '=', registrationId)
    .where('approval_untold_at', 'is not', null)
    .orderBy('approval_untold_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.flatMap(({ id, at }) => (at ? [{ id, at }] : []))
}

/** One notification, and with it one mail, for all documents of a company that were approved within a short time. */
export const tellApprovals = (context: Context, { registrationId }: Asked): Promise<void> =>
  inTransaction(context, async (tx) => {
    const approved = await untold(tx, registrationId)
    if (approved.length === 0) return
    const times = approved.map(({ at }) => at)
    if (approvalsDueAt(times) > tx.now) return lookForApprovals(tx, { registrationId }, times)
    const documentIds = approved.map(({ id }) => id)
    await tx.db.updateTable('documents').set({ approval_untold_at: null }).where('id', 'in', documentIds).execute()
    const { user_id: customerId } = await tx.db
      .selectFrom('business_registrations')
      .select('user_id')
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow()
    await tx.emit('approvals.due', { registrationId, customerId, documentIds })
  })
