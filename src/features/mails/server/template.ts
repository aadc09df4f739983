import type { linkLifetimes } from '#rules/sign-in/link-lifetimes.ts'
import type { About, MailFacts } from './facts/mail-facts.ts'

export type LinkPurpose = keyof typeof linkLifetimes

/** The properties of a mail that do not depend on its language. */
export type Template = {
  /** Sent even while admins have switched mails off, because its reader asked for it or has to know. */
  essential: boolean
  /** The one-time link that is made when the message is sent. */
  link?: LinkPurpose
  about?: About
  /** The attachment, which is made when the mail is sent and is not stored. */
  attach?: 'invoice'
  /** Deleted from the outbox afterwards, because the address no longer belongs to an account. */
  forgotten?: true
  /** Addressed to the office, which is not greeted by name. */
  toOffice?: true
  /** The address that the button opens; a mail without one has no button. */
  leadsTo?: (facts: MailFacts) => string
  /** Texts typed by people, which the mail quotes unchanged. */
  quotes?: (facts: MailFacts) => string[]
}
