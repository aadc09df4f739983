import { ApiError } from '#web/api/call.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'

/** What to say of a call that failed: why, where the server had a reason, otherwise that nothing typed is lost. */
export function useTicketFailure(error: unknown, otherwise: string): string | undefined {
  const failureText = useFailureText()
  if (!error) return undefined
  if (!(error instanceof ApiError)) return otherwise
  if (error.status === 409) return error.message
  return error.status === 429 || error.status === 403 || error.status === 400 ? failureText(error) : otherwise
}
