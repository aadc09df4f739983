import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Impersonation } from './queries.ts'

const MINUTE = 60_000

/** The duration of an impersonation as text; up to now while it lasts. */
export function useLasted(): (of: Pick<Impersonation, 'startedAt' | 'endedAt'>) => string {
  const { list: text } = useMessages('impersonations', words)
  return ({ startedAt, endedAt }) => {
    const until = endedAt ? Date.parse(endedAt) : Date.now()
    return text.minutes({ count: Math.floor((until - Date.parse(startedAt)) / MINUTE) })
  }
}
