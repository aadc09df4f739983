/** `id` is the same for every try of one message, so that the provider can drop a second copy. */
export type SmsMessage = { id: string; to: string; text: string }

export interface Sms {
  /** Rejects with SmsNotSent. */
  send(message: SmsMessage): Promise<void>
}

/** Says what failed without the number or the provider's answer: this gets logged. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent'
  readonly permanent: boolean
  constructor(reason: string, permanent: boolean) {
    super(`sms not sent: ${reason}`)
    this.permanent = permanent
  }
}
