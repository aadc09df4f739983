import type { failures as portuguese } from '#web/i18n/pt-BR/failures.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Something went wrong. Try again.',
  noConnection: 'The server could not be reached. Try again.',
  tooMany: ({ wait }) => `Too many tries. Try again in ${wait}.`,
  checkFields: 'Check the highlighted fields.',
}
