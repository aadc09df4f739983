import { layOutHtml } from './layout-html.ts'
import type { MailText } from './mail-text.ts'

const RULE = '-'.repeat(48)

/** The same message without any markup: name, text, address of the button, small print below a rule. */
function layOutText(mail: MailText, siteName: string): string {
  const parts = [
    siteName,
    mail.greeting,
    ...mail.paragraphs,
    ...mail.quotes.map((text) => text.replace(/^/gm, '> ')),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    mail.signature,
    [RULE, ...mail.notes, mail.seller.join('\n')].filter(Boolean).join('\n\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** One layout for every mail. Nothing is loaded from a server, so that opening a mail cannot be tracked. */
export const layOut = (mail: MailText, siteName: string) => ({
  language: mail.language,
  subject: mail.subject,
  text: layOutText(mail, siteName),
  html: layOutHtml(mail, siteName),
})
