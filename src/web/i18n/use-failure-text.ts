import { ApiError } from '#web/api/call.ts'
import { useLocale, useMessages } from './locale-provider.tsx'
import { failures } from './pt-BR/failures.ts'

/** What a refused or lost call means, in the reader's language. */
export function useFailureText(): (error: unknown) => string {
  const text = useMessages('failures', failures)
  const { locale } = useLocale()
  const byCode: Readonly<Record<string, string>> = text.byCode
  const byReason: Readonly<Record<string, string>> = text.byReason
  return (error) => {
    if (!(error instanceof ApiError)) return text.unknown
    if (error.status === 0) return text.noConnection
    const because = error.reason === undefined ? undefined : byReason[error.reason]
    if (because !== undefined) return because
    if (error.status === 429 && error.retryAfterSeconds !== undefined)
      return text.tooMany({ wait: waitIn(locale, error.retryAfterSeconds) })
    // A newer server may know a code that this page does not.
    return byCode[error.code] ?? text.unknown
  }
}

/** `45 segundos`, `12 minutos`, `2 horas`: rounded up, so that the next try succeeds. */
function waitIn(locale: string, seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount))
}
