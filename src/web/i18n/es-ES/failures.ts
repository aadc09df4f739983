import type { failures as portuguese } from '#web/i18n/pt-BR/failures.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Algo ha salido mal. Inténtalo de nuevo.',
  noConnection: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  tooMany: ({ wait }) => `Demasiados intentos. Inténtalo de nuevo en ${wait}.`,
  checkFields: 'Revisa los campos marcados.',
}
