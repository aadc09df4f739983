import type { offlinePage as portuguese } from '#web/i18n/pt-BR/offline-page.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const offlinePage: TranslationOf<typeof portuguese> = {
  title: 'No connection',
  text: 'The page opens by itself as soon as the connection is back. What you had saved stays saved.',
  retry: 'Try again',
}
