import { InvalidMail } from './mail.ts'

export type MailAddress = { name: string; address: string }

const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** One plain ASCII mailbox: no name, no list, no quoting, nothing that could end a header line. */
export function isMailAddress(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@')
  if (text.length > 254 || rest.length > 0) return false
  return LOCAL.test(local) && domain.split('.').every((label) => LABEL.test(label))
}

export function parseMailAddress(text: string): MailAddress {
  if (!isMailAddress(text)) throw new InvalidMail('not a mail address')
  return { name: '', address: text }
}

/** The sender as an operator writes it: `name <address>` or the address alone. */
export function parseMailFrom(text: string): MailAddress {
  const named = /^([^<>"@\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim())
  if (!named) return parseMailAddress(text.trim())
  return { ...parseMailAddress(named[2] ?? ''), name: (named[1] ?? '').trim() }
}
