import { randomUUID } from 'node:crypto'
import type { Config } from '#server/start/config.ts'
import { otlpBody, type Span } from './otlp-body.ts'

const MOST_WAITING = 2048
const MOST_AT_ONCE = 256
const EVERY_MS = 5000
const ANSWER_MS = 5000
const LAST_MS = 2000

type Place = { url: string; token: string | undefined; everyMs?: number }

/**
 * Sends spans to a collector in the background, so that no call waits for it: spans that exceed the queue or that the collector does
 * not accept are dropped and counted, not retried.
 */
export function makeSpanSender({ url, token, everyMs = EVERY_MS }: Place) {
  const waiting: Span[] = []
  const counts = { sent: 0, full: 0, refused: 0 }
  const instance = randomUUID()
  let sending: Promise<void> | undefined
  let isStopped = false

  const post = async (spans: readonly Span[], limit: AbortSignal): Promise<boolean> => {
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: otlpBody(spans, instance),
        // Redirects are not followed, so that the token never goes to another address.
        redirect: 'manual',
        signal: limit,
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false // counted as refused; an alert on that counter reports a collector that is down
    }
  }

  /** Sends until nothing is left; stops at the first batch that is not accepted, because the next would not be either. */
  const sendAll = async (limit?: AbortSignal): Promise<void> => {
    let taken = true
    while (taken && waiting.length > 0) {
      const spans = waiting.splice(0, MOST_AT_ONCE)
      taken = await post(spans, limit ?? AbortSignal.timeout(ANSWER_MS))
      if (taken) counts.sent += spans.length
      else counts.refused += spans.length
    }
  }
  const begin = (): void => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
  }
  const timer = setInterval(begin, everyMs).unref()

  return {
    counts,
    add(span: Span): void {
      if (isStopped || waiting.length >= MOST_WAITING) counts.full++
      else waiting.push(span)
    },
    /** Sends the queued spans, for at most two seconds. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      const limit = AbortSignal.timeout(LAST_MS)
      const over = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve(), { once: true }))
      await Promise.race([(sending ?? Promise.resolve()).then(() => sendAll(limit)), over])
      counts.full += waiting.splice(0).length
    },
  }
}
export type SpanSender = ReturnType<typeof makeSpanSender>

/** Undefined without a collector: then spans are not even made. */
export const openSpanSender = ({
  otlpUrl,
  otlpToken,
}: Pick<Config, 'otlpUrl' | 'otlpToken'>): SpanSender | undefined =>
  otlpUrl ? makeSpanSender({ url: otlpUrl, token: otlpToken }) : undefined
