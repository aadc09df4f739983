import type { devMail } from '#features/mails/contract/dev-mail.ts'
import type { Handler } from '#server/http/handler.ts'
import { mailFolder } from '#server/mail/make-mail.ts'
import { listMails } from '#server/mail/transport/folder-mail.ts'

export const listDevMail: Handler<typeof devMail.list> = async ({ config }) => {
  const mails = await listMails(mailFolder(config), 50)
  return { items: mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) }
}
