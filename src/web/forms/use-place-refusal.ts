import { ApiError } from '#web/api/call.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'

type SetError<N extends string> = (name: N, error: { message: string }, options?: { shouldFocus: boolean }) => void
type Places<N extends string> = {
  fields: readonly N[]
  /** Error codes that concern a single field. */
  codes?: Readonly<Record<string, N>>
  text: string
}

/** Shows the server's errors at their fields and focuses the first one. */
export function usePlaceRefusal() {
  const problemText = useProblemText()
  return <N extends string>(setError: SetError<N>, error: unknown, places: Places<N>): void => {
    if (!(error instanceof ApiError)) return
    const field = places.codes?.[error.code]
    if (field) {
      setError(field, { message: places.text }, { shouldFocus: true })
      return
    }
    const named = places.fields.filter((name) => error.fields[name])
    for (const [at, name] of named.entries())
      setError(name, { message: problemText(error.fields[name] ?? '') }, { shouldFocus: at === 0 })
  }
}
