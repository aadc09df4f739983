import { asProblem } from '#rules/field-problem.ts'
import { useMessages } from './locale-provider.tsx'
import { problems } from './problems.pt-BR.ts'

/** What is wrong with a field, in the reader's language; forms and the server name it by the same word. */
export function useProblemText(): (problem: string) => string {
  const texts = useMessages('problems', problems)
  return (problem) => texts[asProblem(problem)]
}
