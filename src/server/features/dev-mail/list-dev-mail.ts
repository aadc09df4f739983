import type { devMail } from '#contract/dev-mail.ts'
import type { Handler } from '#server/http/mount.ts'
import { listMails } from '#server/integrations/mail/folder-mail.ts'
import { mailFolder } from '#server/mail/make-mail.ts'

export const listDevMail: Handler<typeof devMail.list> = async ({ config }) => {
  const mails = await listMails(mailFolder(config), 50)
  return { items: mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) }
}
