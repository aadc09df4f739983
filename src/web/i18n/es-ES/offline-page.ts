import type { offlinePage as portuguese } from '#web/i18n/pt-BR/offline-page.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const offlinePage: TranslationOf<typeof portuguese> = {
  title: 'Sin conexión',
  text: 'La página se abre sola en cuanto vuelva la conexión. Lo que ya habías guardado sigue guardado.',
  retry: 'Intentar de nuevo',
}
