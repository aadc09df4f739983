import { languageTag } from '#rules/language/language-tag.ts'
import type { Language } from '#rules/language/preferences.ts'
import { asciiName } from './company-name.ts'

/** A name in plain words: no case, accents, dots of initials or other signs. */
export function plainWords(name: string): string[] {
  const plain = asciiName(name)
    .toLowerCase()
    .replace(/\b[a-z](?:\.[a-z])+\b\.?/g, (initials) => initials.replaceAll('.', ''))
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? [] : plain.split(' ')
}

const isAt = (words: readonly string[], phrase: readonly string[], start: number): boolean =>
  phrase.every((word, n) => words[start + n] === word)

/** Matches whole words only: the word `Cobank` does not hold `bank`. */
export const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && words.some((_, start) => isAt(words, phrase, start))

export const endsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && words.length >= phrase.length && isAt(words, phrase, words.length - phrase.length)

/** Joins the items as the language does: `a, b ou c`. */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageTag[language], { type: 'disjunction' }).format(items)
