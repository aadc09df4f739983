import type { TranslationOf } from '#rules/language/translation.ts'
import type { failures as portuguese } from './failures.pt-BR.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Algo ha salido mal. Inténtalo de nuevo.',
  noConnection: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  tooMany: ({ wait }) => `Demasiados intentos. Inténtalo de nuevo en ${wait}.`,
  checkFields: 'Revisa los campos marcados.',
}
