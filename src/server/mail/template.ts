import type { linkLifetimes } from '#domain/accounts/link-lifetimes.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { MailText } from './mail-text.ts'
import type { OrderFacts } from './order-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { SignInFacts } from './sign-in-facts.ts'
import type { TicketFacts } from './ticket-facts.ts'

export type MailFacts = {
  siteName: string
  origin: string
  name: string
  token: string
  contact: ContactFacts
  notification: { title: string; message: string; path: string }
  newEmail: string
  signIn: SignInFacts
  order: OrderFacts
  payment: PaymentFacts
  ticket: TicketFacts
  /** What was queued with the mail; never personal data, which is read when the mail leaves. */
  details: Record<string, string>
}
export type LinkPurpose = keyof typeof linkLifetimes

export type Template = {
  /** Sent even when the site's mails are switched off: the person asked for it or must know. */
  essential: boolean
  /** The one-time link that is made when the message is sent. */
  link?: LinkPurpose
  /** The record it is about; without it the message is not sent any more. */
  about?: 'notification' | 'emailChange' | 'order' | 'payment' | 'ticket'
  /** Made when the mail leaves, and kept nowhere. */
  attach?: 'invoice'
  /** Nothing of it stays in the outbox: the address belongs to no account any more. */
  forgotten?: true
  write: (facts: MailFacts) => MailText
}

// After the # nothing is sent to a server: the token stays out of logs and of the Referer header.
export const linkTo = ({ origin, token }: MailFacts, path: string): string => `${origin}${path}#token=${token}`
