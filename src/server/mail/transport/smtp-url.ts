const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

export type SmtpServer = {
  host: string
  port: number
  secure: boolean
  ignoreTLS: boolean
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/** `smtp://` requires STARTTLS, so that mails are never sent unencrypted, except over loopback. */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) {
    throw new TypeError('the mail server must be given as smtp://user:password@host:port or smtps://…')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const plain = !secure && LOOPBACK.has(host)
  const port = Number(url.port) || (secure ? 465 : 587)
  const server = { host, port, secure, ignoreTLS: plain, requireTLS: !secure && !plain }
  if (!url.username) return server
  return { ...server, auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
}
