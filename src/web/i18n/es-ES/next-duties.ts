import type { nextDuties as portuguese } from '#web/i18n/pt-BR/next-duties.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const nextDuties: TranslationOf<typeof portuguese> = {
  title: 'Próximas obligaciones',
  all: 'Ver calendario',
  none: 'Ninguna obligación con fecha fijada.',
  overdue: 'Vencida',
  atLeast: ({ amount }) => `desde ${amount}`,
}
