import type { devMail } from '#contract/dev-mail.ts'
import { listMails } from '../../integrations/mail/folder-mail.ts'
import { mailFolder } from '../../mail/make-mail.ts'
import type { Handler } from '../../mount.ts'
import { assertLocalMail } from './local-mail.ts'

export const listDevMail: Handler<typeof devMail.list> = async ({ config }) => {
  assertLocalMail(config)
  const mails = await listMails(mailFolder(config), 50)
  return { items: mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) }
}
