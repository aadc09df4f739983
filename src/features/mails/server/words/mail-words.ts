import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'

/** The texts of one mail in one language. `button` is the label of the template's button. */
export type Words = { subject: string; paragraphs: string[]; button?: string; notes: string[] }
export type WordsOf<T extends MailTemplate> = Record<T, (facts: MailFacts) => Words>

/** To the office, or to people without an account: Portuguese only (L1). */
export type PortugueseTemplate = 'contact-received' | 'contact-receipt' | 'contact-reply' | 'ticket-received'
/** To people with an account: in the language that they chose. */
export type AccountTemplate = Exclude<MailTemplate, PortugueseTemplate>

/** The texts of all mails in one language; a missing translation does not compile. */
export type MailWords = {
  /** `name` is undefined when it is unsuitable for a greeting. */
  greeting: (name: string | undefined) => string
  signature: (siteName: string) => string
  buttonHint: string
  mails: WordsOf<AccountTemplate>
}
