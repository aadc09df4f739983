import { ApiError } from '#web/api/call.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'

type SetError<N extends string> = (name: N, error: { message: string }, options?: { shouldFocus: boolean }) => void
type Places<N extends string> = {
  fields: readonly N[]
  /** Refusals that are about one field, by their code. */
  codes?: Readonly<Record<string, N>>
  text: string
}

/** Puts what the server refused at the fields it is about, and the focus on the first of them. */
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
