import { mailResetLink } from '#features/accounts/server/mail-reset-link.ts'
import { sendMail } from '#features/mails/server/send-mail.ts'
import { systemContext } from '#server/context.ts'
import type { MailMessage } from '#server/mail/transport/mail.ts'
import type { TestApp } from './test-app.ts'

/** Runs the queued jobs for password reset links, as the worker would. */
async function runRecoveries(t: TestApp): Promise<void> {
  const { rows } = await t.owner.query<{ id: string; payload: { accountId: string } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
     where k.id = j.task_id and k.identifier = 'mail-reset-link' returning j.id, j.payload`,
  )
  const context = systemContext(t.services, 'test')
  for (const { payload } of rows) await mailResetLink(context, payload.accountId)
}

/** Sends the outbox mails of one account, or all of them, as the worker would; returns the sent mails. */
export async function sendQueued(t: TestApp, userId?: string): Promise<MailMessage[]> {
  await runRecoveries(t)
  let waiting = t.db.selectFrom('outbox_mails').select('id').where('sent_at', 'is', null).orderBy('created_at')
  if (userId) waiting = waiting.where('user_id', '=', userId)
  const sent: MailMessage[] = []
  const mail = { send: async (message: MailMessage) => void sent.push(message) }
  const never = new Promise<never>(() => undefined)
  for (const { id } of await waiting.execute()) await sendMail(t.services, mail, id, never)
  return sent
}

export const tokenIn = (mail: { text: string } | undefined): string =>
  /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
