import type { Language } from '#domain/accounts/preferences.ts'
import { referenceText } from '#domain/language/reference-text.ts'

/**
 * In Portuguese as we call it, elsewhere as its authority does, which people meet on its forms. A duty that we know by its English
 * name alone stands with the Portuguese beside it (L1).
 */
export function dutyNameIn(language: Language, name: string, usName: string): string {
  if (language !== 'pt_BR') return usName || referenceText(language, name)
  return name === usName ? `Relatório ou taxa do estado (${name})` : name
}
