import type { LanguageTag } from '#rules/language/language-tag.ts'

/** The content of a mail, without its layout. */
export type MailText = {
  language: LanguageTag
  subject: string
  greeting: string
  paragraphs: string[]
  /** Texts that people wrote, with their line breaks. */
  quotes: string[]
  /** `hint` comes before the address, for programs that show no button. */
  button?: { label: string; url: string; hint: string }
  signature: string
  /** In small print below everything else. */
  notes: string[]
  /** The seller, below the small print; details that are not filled in are left out. */
  seller: string[]
}
