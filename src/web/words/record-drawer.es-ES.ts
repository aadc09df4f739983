import type { TranslationOf } from '#rules/language/translation.ts'
import type { recordDrawer as portuguese } from './record-drawer.pt-BR.ts'

export const recordDrawer: TranslationOf<typeof portuguese> = {
  previous: 'Registro anterior (tecla K)',
  next: 'Registro siguiente (tecla J)',
}
