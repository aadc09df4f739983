import { asProblem } from '#rules/field-problem.ts'
import { useMessages } from './locale-provider.tsx'
import { problems } from './problems.pt-BR.ts'

/** The text for a field problem, in the reader's language; forms and server share the same problem codes. */
export function useProblemText(): (problem: string) => string {
  const texts = useMessages('problems', problems)
  return (problem) => texts[asProblem(problem)]
}
