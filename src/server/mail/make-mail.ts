import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeFolderMail } from '../integrations/mail/folder-mail.ts'
import type { Mail } from '../integrations/mail/mail.ts'
import { makeSmtpMail } from '../integrations/mail/smtp-mail.ts'

export const mailFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'mail')

/** The mail server of SMTP_URL, or a folder where every message can be read. */
export const makeMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail =>
  config.smtpUrl
    ? makeSmtpMail({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom })
    : makeFolderMail({ folder: mailFolder(config), mailFrom: config.mailFrom })
