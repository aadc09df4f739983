import type { Language } from '#rules/language/preferences.ts'
import { referenceWords } from './reference-words.ts'

/** A text of the reference data in the reader's language; a text that an admin changed is shown as written (L1). */
export const referenceText = (language: Language, text: string): string =>
  language === 'pt_BR' || !Object.hasOwn(referenceWords, text) ? text : (referenceWords[text]?.[language] ?? text)
