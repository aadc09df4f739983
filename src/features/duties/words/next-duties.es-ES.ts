import type { TranslationOf } from '#rules/language/translation.ts'
import type { nextDuties as portuguese } from './next-duties.pt-BR.ts'

export const nextDuties: TranslationOf<typeof portuguese> = {
  title: 'Próximas obligaciones',
  all: 'Ver calendario',
  none: 'Ninguna obligación con fecha fijada.',
  overdue: 'Vencida',
  atLeast: ({ amount }) => `desde ${amount}`,
}
