import type { TranslationOf } from '#rules/language/translation.ts'
import type { recordDrawer as portuguese } from './record-drawer.pt-BR.ts'

export const recordDrawer: TranslationOf<typeof portuguese> = {
  previous: 'Previous record (key K)',
  next: 'Next record (key J)',
}
