import { ApiError } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** What to say of a call that failed: why, where the server had a reason, otherwise that nothing typed is lost. */
export function useTicketFailure(error: unknown, otherwise: string): string | undefined {
  const failureText = useFailureText()
  if (!error) return undefined
  if (!(error instanceof ApiError)) return otherwise
  return [400, 403, 409, 429].includes(error.status) ? failureText(error) : otherwise
}
