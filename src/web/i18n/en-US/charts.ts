import type { charts as portuguese } from '#web/i18n/pt-BR/charts.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const charts: TranslationOf<typeof portuguese> = {
  empty: 'There is nothing to show yet.',
  showTable: 'See table',
  showChart: 'See chart',
}
