export type MailAttachment = { name: string; contentType: string; content: Buffer }

/** `id` is the same for every try of one message: receivers recognise a second copy by it. */
export type MailMessage = {
  id: string
  to: string
  /** As the header Content-Language names it. */
  language: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
}

export interface Mail {
  /** Rejects with MailNotSent, or with InvalidMail when trying again cannot help. */
  send(message: MailMessage): Promise<void>
}

/** Says what failed without the address or the server's answer, which often quotes it: this gets logged. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, permanent: boolean) {
    super(`mail not sent: ${code}`)
    this.code = code
    this.permanent = permanent
  }
}

export class InvalidMail extends Error {
  override name = 'InvalidMail'
}
