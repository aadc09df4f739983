import type { TranslationOf } from '#rules/language/translation.ts'
import type { nextDuties as portuguese } from './next-duties.pt-BR.ts'

export const nextDuties: TranslationOf<typeof portuguese> = {
  title: 'Next obligations',
  all: 'See calendar',
  none: 'No obligation with a set date.',
  overdue: 'Overdue',
  atLeast: ({ amount }) => `from ${amount}`,
}
