import type { TranslationOf } from '#rules/language/translation.ts'
import type { offlinePage as portuguese } from './offline-page.pt-BR.ts'

export const offlinePage: TranslationOf<typeof portuguese> = {
  title: 'Sin conexión',
  text: 'La página se abre sola en cuanto vuelva la conexión. Lo que ya habías guardado sigue guardado.',
  retry: 'Intentar de nuevo',
}
