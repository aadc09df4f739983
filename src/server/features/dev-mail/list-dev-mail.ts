import { join } from 'node:path'
import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { listMails } from '../../integrations/mail/folder-mail.ts'
import type { Handler } from '../../mount.ts'

export const listDevMail: Handler<typeof contract.devMail.list> = async ({ config }) => {
  const local = (config.demo || config.development) && !config.smtpUrl
  if (!local) throw new AppError('not_found')
  const mails = await listMails(join(config.dataDir, 'mail'), 50)
  return { items: mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) }
}
