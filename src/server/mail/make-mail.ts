import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'
import { makeFolderMail } from './transport/folder-mail.ts'
import type { Mail } from './transport/mail.ts'
import { makeSmtpMail } from './transport/smtp-mail.ts'

export const mailFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'mail')

/** The mail server of SMTP_URL, or a folder where every message can be read. */
export const makeMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail =>
  config.smtpUrl
    ? makeSmtpMail({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom })
    : makeFolderMail({ folder: mailFolder(config), mailFrom: config.mailFrom })
