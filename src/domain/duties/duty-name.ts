import type { Language } from '#domain/accounts/preferences.ts'
import { referenceText } from '#domain/language/reference-text.ts'

/** In Portuguese as we call it, elsewhere as its authority does, which people meet on its forms. */
export const dutyNameIn = (language: Language, name: string, usName: string): string =>
  language === 'pt_BR' ? name : usName || referenceText(language, name)
