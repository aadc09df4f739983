import { openPlaceholders } from '#features/answer-templates/rules/fill-template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { inBraces } from './in-braces.ts'

/** Messages about the placeholders that are still unfilled in a text; null when there are none (G133). */
export function useOpenNames(written: string): { stillOpen: string; refuse: string } | null {
  const text = useMessages('answers', answers)
  const open = openPlaceholders(written)
  if (open.length === 0) return null
  const names = inBraces(open)
  return { stillOpen: text.stillOpen({ names }), refuse: text.refuse({ names }) }
}
