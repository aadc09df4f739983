const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

export type MailText = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** What somebody wrote, line by line as it was written. */
  quotes?: string[]
  button?: { label: string; url: string }
  /** In small print below the button. */
  notes: string[]
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#1f2937;white-space:pre-line">${escapeHtml(text)}</p>`
const quote = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #0b3b5c;background:#f3f4f6;font-size:16px;line-height:1.5;color:#1f2937;white-space:pre-wrap;word-break:break-word">${escapeHtml(text)}</blockquote>`
const note = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#4b5563">${escapeHtml(text)}</p>`

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b3b5c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#4b5563">Se o botão não funcionar, copie este endereço no navegador:<br><a href="${href}" style="color:#0b3b5c;word-break:break-all">${href}</a></p>`
}

/** Nothing is loaded from elsewhere: opening the message tells nobody. */
export function layOut(mail: MailText, siteName: string): { subject: string; text: string; html: string } {
  const lines = [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.quotes ?? []).map((text) => text.replace(/^/gm, '> ')),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    ...mail.notes,
    `Equipe ${siteName}`,
  ]
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px;${font}">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0b3b5c">${escapeHtml(siteName)}</p>
${paragraph(mail.greeting)}
${mail.paragraphs.map(paragraph).join('\n')}
${(mail.quotes ?? []).map(quote).join('\n')}
${mail.button ? button(mail.button) : ''}
${mail.notes.map(note).join('\n')}
<p style="margin:24px 0 0;font-size:14px;color:#1f2937">${escapeHtml(`Equipe ${siteName}`)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return { subject: mail.subject, text: `${lines.join('\n\n')}\n`, html }
}
