import { ApiError } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** The text for a failed call: the server's reason if it gave one, otherwise that the typed text is not lost. */
export function useTicketFailure(error: unknown, otherwise: string): string | undefined {
  const failureText = useFailureText()
  if (!error) return undefined
  if (!(error instanceof ApiError)) return otherwise
  return [400, 403, 409, 429].includes(error.status) ? failureText(error) : otherwise
}
