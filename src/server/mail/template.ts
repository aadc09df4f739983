import type { linkLifetimes } from '#domain/accounts/link-lifetimes.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { MailText } from './layout.ts'

export type MailFacts = { siteName: string; origin: string; name: string; token: string; contact: ContactFacts }
type LinkPurpose = keyof typeof linkLifetimes

export type Template = {
  /** Sent even when the site's mails are switched off: the person asked for it or must know. */
  essential: boolean
  /** The one-time link that is made when the message is sent. */
  link?: LinkPurpose
  write: (facts: MailFacts) => MailText
}
