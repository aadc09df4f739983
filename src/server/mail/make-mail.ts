import { join } from 'node:path'
import { makeFolderMail } from '#server/integrations/mail/folder-mail.ts'
import type { Mail } from '#server/integrations/mail/mail.ts'
import { makeSmtpMail } from '#server/integrations/mail/smtp-mail.ts'
import type { Config } from '#server/start/config.ts'

export const mailFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'mail')

/** The mail server of SMTP_URL, or a folder where every message can be read. */
export const makeMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail =>
  config.smtpUrl
    ? makeSmtpMail({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom })
    : makeFolderMail({ folder: mailFolder(config), mailFrom: config.mailFrom })
