import { traceHeaders } from '#server/tracing/current-trace.ts'
import { type Sms, SmsNotSent } from './sms.ts'

const TIMEOUT = 10_000
// Statuses after which the provider may accept the SMS later: it timed out, was too early, or there were too many requests.
const temporary = new Set([408, 425, 429])

/** Any provider or gateway that takes a POST of `{ to, text }`. */
export function makeHttpSms(options: { url: string; token?: string | undefined }): Sms {
  return {
    async send({ id, to, text }) {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...traceHeaders(),
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        },
        body: JSON.stringify({ to, text }),
        // Redirects are not followed, so that the token never goes to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch((error: unknown) => {
        throw new SmsNotSent(error instanceof Error ? error.name : 'unreachable', false)
      })
      await response.body?.cancel()
      if (response.ok) return
      const permanent = response.status >= 300 && response.status < 500 && !temporary.has(response.status)
      throw new SmsNotSent(`status ${response.status}`, permanent)
    },
  }
}
