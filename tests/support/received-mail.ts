export type ReceivedMail = {
  raw: string
  /** Header names are lower case; a repeated header has several values. */
  headers: Record<string, string[]>
  subject: string
  text: string
  html: string
  envelopeTo: string[]
}

/** Parses the part of MIME that our own mails use: text and HTML alternatives, encoded words. */
export function parseReceivedMail(raw: string): Omit<ReceivedMail, 'envelopeTo'> {
  const { headers, body } = parsePart(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type']?.[0] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => parsePart(part.slice(2)))
    : [{ headers, body }]
  const content = (type: string) => {
    const part = parts.find((each) => (each.headers['content-type']?.[0] ?? 'text/plain').startsWith(type))
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']?.[0] ?? '7bit') : ''
  }
  const subject = decodeWords(headers['subject']?.[0] ?? '')
  return { raw, headers, subject, text: content('text/plain'), html: content('text/html') }
}

function parsePart(raw: string): { headers: Record<string, string[]>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    if (!name || value === undefined) continue
    const values = headers[name.toLowerCase()] ?? []
    values.push(value)
    headers[name.toLowerCase()] = values
  }
  return { headers, body: raw.slice(end + 4) }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trimEnd()
  const bytes = encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n').trimEnd()
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8')
      return Buffer.from(unquote(word.replace(/_/g, ' ')), 'latin1').toString('utf8')
    })
}

function unquote(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
