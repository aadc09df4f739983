import type { nextDuties as portuguese } from '#web/i18n/pt-BR/next-duties.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const nextDuties: TranslationOf<typeof portuguese> = {
  title: 'Next obligations',
  all: 'See calendar',
  none: 'No obligation with a set date.',
  overdue: 'Overdue',
  atLeast: ({ amount }) => `from ${amount}`,
}
