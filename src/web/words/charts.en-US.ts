import type { TranslationOf } from '#rules/language/translation.ts'
import type { charts as portuguese } from './charts.pt-BR.ts'

export const charts: TranslationOf<typeof portuguese> = {
  empty: 'There is nothing to show yet.',
  showTable: 'See table',
  showChart: 'See chart',
}
