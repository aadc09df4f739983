import { dutyTitles } from '#reference/words/duty-titles.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'

const titlesOf = (name: string) => (Object.hasOwn(dutyTitles, name) ? dutyTitles[name] : undefined)

/**
 * A duty's title: our own name in the reader's language, with the authority's English name, which the forms use, in parentheses when
 * the title has a Portuguese one (L1). In English it is the authority's name.
 */
export function dutyNameIn(language: Language, name: string, usName: string): string {
  const titles = titlesOf(name)
  const english = titles?.en_US ?? (usName || referenceText('en_US', name))
  if (language === 'en_US') return english
  const own = titles?.[language]
  if (own) return titles.pt_BR ? `${own} (${english})` : own
  if (language === 'es_ES') return usName || referenceText(language, name)
  return name === usName ? `Relatório ou taxa do estado (${name})` : name
}
