import type { TranslationOf } from '#rules/language/translation.ts'
import type { offlinePage as portuguese } from './offline-page.pt-BR.ts'

export const offlinePage: TranslationOf<typeof portuguese> = {
  title: 'No connection',
  text: 'The page opens by itself as soon as the connection is back. What you had saved stays saved.',
  retry: 'Try again',
}
