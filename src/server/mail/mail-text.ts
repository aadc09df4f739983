import type { LanguageTag } from '#rules/language/language-tag.ts'

/** What a mail says, without how it looks. */
export type MailText = {
  language: LanguageTag
  subject: string
  greeting: string
  paragraphs: string[]
  /** What somebody wrote, line by line as it was written. */
  quotes: string[]
  /** `hint` stands before the address, for programs that show no button. */
  button?: { label: string; url: string; hint: string }
  signature: string
  /** In small print below everything else. */
  notes: string[]
  /** Who sells, below the small print; what is not filled in is left out. */
  seller: string[]
}
