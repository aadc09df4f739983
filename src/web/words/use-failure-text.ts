import type { Refusals } from '#rules/words/refusals.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { useLocale, useSharedMessages } from './locale-provider.tsx'

/** The text for a refused or failed call, in the reader's language. */
export function useFailureText(): (error: unknown) => string {
  const { failure: text } = useSharedMessages()
  const { locale, translated } = useLocale()
  const said = (error: ApiError): string => {
    // The server's own messages are Portuguese.
    if (!translated) return error.message
    const { byCode, byReason } = translated['refusals'] as Record<keyof Refusals, Readonly<Record<string, string>>>
    // A newer server may send a code that this page does not know.
    return byReason[error.reason ?? ''] ?? byCode[error.code] ?? text.unknown
  }
  return (error) => {
    if (!(error instanceof ApiError)) return text.unknown
    if (error.status === 0) return text.noConnection
    if (error.reason !== undefined) return said(error)
    if (error.status === 429 && error.retryAfterSeconds !== undefined)
      return text.tooMany({ wait: waitIn(locale, error.retryAfterSeconds) })
    return said(error)
  }
}

/** `45 segundos`, `12 minutos`, `2 horas`: rounded up, so that a retry after it succeeds. */
function waitIn(locale: string, seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount))
}
