import type { failedMails } from '#features/mails/contract/failed-mails.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Takes the mail off the list; of two concurrent calls the second gets 404. */
async function takeOff(tx: Context, id: string): Promise<void> {
  const taken = await tx.db
    .updateTable('outbox_mails')
    .set({ failed_at: null, failure: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new AppError('not_found')
}

export const retryFailedMail: Handler<typeof failedMails.retry> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await takeOff(tx, id)
    await addJob(tx, 'send-mail', { mailId: id }, { key: `mail:${id}` })
    await audit(tx, { action: 'mail.retried', subjectType: 'mail', subjectId: id })
    return { ok: true }
  })

export const dismissFailedMail: Handler<typeof failedMails.dismiss> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    await takeOff(tx, id)
    await audit(tx, { action: 'mail.dismissed', subjectType: 'mail', subjectId: id })
    return { ok: true }
  })
