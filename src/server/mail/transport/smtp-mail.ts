import { type Mail, MailNotSent } from './mail.ts'
import { parseMailAddress, parseMailFrom } from './mail-address.ts'
import { messageIdOf, oneLine } from './mail-headers.ts'
import { parseSmtpUrl } from './smtp-url.ts'

export type SmtpOptions = {
  smtpUrl: string
  mailFrom: string
  timeouts?: { connectionMs?: number; greetingMs?: number; socketMs?: number }
}

const CONNECTION_MS = 10_000
const GREETING_MS = 10_000
const SOCKET_MS = 20_000

export function makeSmtpMail(options: SmtpOptions): Mail {
  const from = parseMailFrom(options.mailFrom)
  const server = parseSmtpUrl(options.smtpUrl)
  const { connectionMs = CONNECTION_MS, greetingMs = GREETING_MS, socketMs = SOCKET_MS } = options.timeouts ?? {}
  const settings = {
    ...server,
    connectionTimeout: connectionMs,
    dnsTimeout: connectionMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let connecting: Promise<ReturnType<typeof import('nodemailer')['createTransport']>> | undefined
  const transport = () => {
    // imported for the first message: until then it takes no memory
    connecting ??= import('nodemailer').then(({ createTransport }) => createTransport(settings))
    return connecting
  }

  return {
    async send({ id, to, language, subject, text, html, attachments = [] }) {
      const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language }
      const fields = { messageId: messageIdOf(id, from), from, to: parseMailAddress(to), subject: oneLine(subject) }
      try {
        const files = attachments.map(({ name, ...rest }) => ({ filename: name, ...rest }))
        await (await transport()).sendMail({ ...fields, headers, text, html, attachments: files })
      } catch (error) {
        throw asMailNotSent(error)
      }
    },
  }
}

function asMailNotSent(error: unknown): MailNotSent {
  if (!(error instanceof Error)) return new MailNotSent('unknown', false)
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  return new MailNotSent(status ? `${code} ${status}` : code, status >= 500 && status <= 599)
}
