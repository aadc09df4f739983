import type { recordDrawer as portuguese } from '#web/i18n/pt-BR/record-drawer.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const recordDrawer: TranslationOf<typeof portuguese> = {
  previous: 'Registro anterior (tecla K)',
  next: 'Registro siguiente (tecla J)',
}
