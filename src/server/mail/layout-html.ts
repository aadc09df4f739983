import { escapeHtml } from '#server/http/escape-html.ts'
import { colours, font, styleSheet } from './mail-look.ts'
import type { MailText } from './mail-text.ts'

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colours.ink};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</p>`

const quote = (text: string): string =>
  `<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${colours.ipe};background:${colours.page};font-size:16px;line-height:1.55;color:${colours.ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`

const note = (text: string): string =>
  `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${colours.muted};overflow-wrap:anywhere">${escapeHtml(text)}</p>`

/** The seller, below the content of every mail (G260). */
const seller = (lines: string[]): string =>
  lines.length === 0
    ? ''
    : `<tr><td class="pad" align="center" style="padding:18px 32px 0;${font}"><p class="muted" style="margin:0;font-size:12px;line-height:1.5;color:${colours.muted};overflow-wrap:anywhere">${lines.map(escapeHtml).join('<br>')}</p></td></tr>`

function button({ label, url, hint }: NonNullable<MailText['button']>): string {
  const href = escapeHtml(url)
  return `<p style="margin:8px 0 24px"><a class="act" href="${href}" style="display:inline-block;padding:14px 26px;border-radius:10px;background:${colours.sea};color:#ffffff;font-size:16px;line-height:20px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:1.5;color:${colours.muted}">${escapeHtml(hint)}<br><a class="link" href="${href}" style="color:${colours.link};word-break:break-all">${href}</a></p>`
}

const dot = (colour: string): string =>
  `<td width="12" style="width:12px;line-height:0;font-size:0"><div style="width:12px;height:12px;border-radius:6px;background:${colour}">&nbsp;</div></td>`

/** The dotted crossing of the brand, drawn with borders because pictures would have to be loaded. */
const routeLine = `${TABLE} aria-hidden="true"><tr>${dot(colours.paper)}<td style="padding:0 6px;line-height:0;font-size:0"><div style="height:0;border-top:3px dotted ${colours.foam}">&nbsp;</div></td>${dot(colours.ipe)}</tr></table>`

const header = (siteName: string): string =>
  `<tr><td class="pad" style="padding:22px 32px 20px;background:${colours.deepSea};border-radius:16px 16px 0 0;${font}">
<p style="margin:0 0 14px;font-size:24px;line-height:1.1;font-weight:700;letter-spacing:-0.03em;color:${colours.paper};text-transform:lowercase">${escapeHtml(siteName)}</p>
${routeLine}
</td></tr>`

/** The preview text that mail programs list beside the subject; it is hidden in the mail itself. */
const preview = (mail: MailText): string =>
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml((mail.paragraphs[0] ?? '').slice(0, 140))}</div>`

export function layOutHtml(mail: MailText, siteName: string): string {
  return `<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mail.subject)}</title>
<style>${styleSheet}
</style></head>
<body class="page" style="margin:0;padding:0;background:${colours.page};${font}">
${preview(mail)}
${TABLE}><tr><td class="page" align="center" style="padding:28px 16px;background:${colours.page}">
${TABLE} style="max-width:560px">
${header(siteName)}
<tr><td class="paper pad" style="padding:28px 32px;background:${colours.paper};border:1px solid ${colours.line};border-top:0;border-radius:0 0 16px 16px;${font}">
${paragraph(mail.greeting)}
${mail.paragraphs.map(paragraph).join('\n')}
${mail.quotes.map(quote).join('\n')}
${mail.button ? button(mail.button) : ''}
<p class="ink" style="margin:0 0 20px;font-size:16px;line-height:1.55;color:${colours.ink}">${escapeHtml(mail.signature)}</p>
${mail.notes.map(note).join('\n')}
</td></tr>
${seller(mail.seller)}
</table>
</td></tr></table>
</body>
</html>
`
}
