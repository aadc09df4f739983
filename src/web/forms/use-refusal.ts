import { ApiError } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'

type Refusal = { fields: Readonly<Record<string, string>>; form: string | undefined }

const fieldOf: Readonly<Record<string, string>> = {
  wrong_password: 'currentPassword',
  wrong_code: 'code',
  weak_password: 'newPassword',
}

/** Splits the server's refusal into errors of fields and an error on top of the form. */
export function useRefusal(error: unknown): Refusal {
  const failureText = useFailureText()
  const problemText = useProblemText()
  if (!error) return { fields: {}, form: undefined }
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined
  if (field) return { fields: { [field]: failureText(error) }, form: undefined }
  const named = error instanceof ApiError ? Object.entries(error.fields) : []
  const fields = Object.fromEntries(named.map(([name, problem]) => [name, problemText(problem)]))
  return { fields, form: failureText(error) }
}
