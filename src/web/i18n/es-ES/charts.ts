import type { charts as portuguese } from '#web/i18n/pt-BR/charts.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const charts: TranslationOf<typeof portuguese> = {
  empty: 'Todavía no hay nada que mostrar.',
  showTable: 'Ver tabla',
  showChart: 'Ver gráfico',
}
