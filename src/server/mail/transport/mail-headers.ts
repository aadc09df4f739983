import { InvalidMail } from './mail.ts'
import type { MailAddress } from './mail-address.ts'

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** Ids become file names and Message-IDs. */
export function isMailId(id: string): boolean {
  return ID.test(id)
}

export function requireMailId(id: string): string {
  if (!isMailId(id)) throw new InvalidMail('not a mail id')
  return id
}

export function messageIdOf(id: string, from: MailAddress): string {
  return `<${requireMailId(id)}@${from.address.slice(from.address.indexOf('@') + 1)}>`
}

/** Line and paragraph separators count as line breaks: some readers show them so. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
