/** What a mail says, without how it looks. */
export type MailText = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** What somebody wrote, line by line as it was written. */
  quotes?: string[]
  button?: { label: string; url: string }
  /** In small print below everything else. */
  notes: string[]
}
