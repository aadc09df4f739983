import type { TranslationOf } from '#rules/language/translation.ts'
import type { failures as portuguese } from './failures.pt-BR.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Something went wrong. Try again.',
  noConnection: 'The server could not be reached. Try again.',
  tooMany: ({ wait }) => `Too many tries. Try again in ${wait}.`,
  checkFields: 'Check the highlighted fields.',
}
