import type { TranslationOf } from '#rules/language/translation.ts'
import type { charts as portuguese } from './charts.pt-BR.ts'

export const charts: TranslationOf<typeof portuguese> = {
  empty: 'Todavía no hay nada que mostrar.',
  showTable: 'Ver tabla',
  showChart: 'Ver gráfico',
}
