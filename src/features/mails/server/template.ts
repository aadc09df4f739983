import type { linkLifetimes } from '#rules/sign-in/link-lifetimes.ts'
import type { About, MailFacts } from './facts/mail-facts.ts'

export type LinkPurpose = keyof typeof linkLifetimes

/** What a mail is, in whichever language it is written. */
export type Template = {
  /** Sent even when the site's mails are switched off: the person asked for it or must know. */
  essential: boolean
  /** The one-time link that is made when the message is sent. */
  link?: LinkPurpose
  about?: About
  /** Made when the mail leaves, and kept nowhere. */
  attach?: 'invoice'
  /** Nothing of it stays in the outbox: the address belongs to no account any more. */
  forgotten?: true
  /** The office is not greeted by name. */
  toOffice?: true
  /** Where its button leads; a mail without one has no button. */
  leadsTo?: (facts: MailFacts) => string
  /** What people wrote and the mail repeats as they wrote it. */
  quotes?: (facts: MailFacts) => string[]
}
