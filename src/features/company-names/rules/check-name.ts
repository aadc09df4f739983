import { nameCheckWords } from '#features/company-names/words/name-check-words.ts'
import type { Language } from '#rules/language/preferences.ts'
import { asciiName, canBeFiled, nameKey } from './company-name.ts'
import { endsWith, holds, listed, plainWords } from './name-text.ts'
import type { NameVerdict } from './name-verdict.ts'
import type { NamingRules } from './naming-rules.ts'
import { isSimilar } from './similar-names.ts'

export type CheckedName = { verdict: NameVerdict; reasons: string[] }

type Asked = { name: string; words: readonly string[]; rules: NamingRules; language: Language }
type Check = (asked: Asked) => string[]

const designator: Check = ({ words, rules: { designators }, language }) => {
  const say = nameCheckWords[language]
  if (!designators) return []
  const { accepted, elsewhere } = designators
  const end = accepted.find((each) => endsWith(words, plainWords(each)))
  if (end !== undefined) return plainWords(end).length === words.length ? [say.onlyDesignator] : []
  if (accepted.some((each) => holds(words, plainWords(each)))) return [say.designatorLast]
  const other = elsewhere.find((each) => endsWith(words, plainWords(each)))
  const allowed = listed(accepted, language)
  return [other ? say.notEverywhere(other, allowed) : say.noDesignator(allowed)]
}

const otherTypes: Check = ({ words, rules: { ofOtherTypes }, language }) => {
  const found = ofOtherTypes.find((each) => holds(words, plainWords(each)))
  return found ? [nameCheckWords[language].ofOtherType(found)] : []
}

const lastToken = (name: string): string => name.trim().split(/\s+/).at(-1)?.toLowerCase().replace(/[.,]/g, '') ?? ''

// A foreign designator counts only as the last word: "Help Me LLC" is no microempresa (ME).
const foreignDesignator: Check = ({ name, rules: { foreign } }) =>
  foreign?.values.some((each) => lastToken(each) === lastToken(name)) ? [foreign.reason] : []

const guardedWords: Check = ({ words, rules, language }) =>
  rules.words.flatMap(({ phrases, reason }) => {
    const found = phrases.find((phrase) => holds(words, phrase))
    return found ? [nameCheckWords[language].guarded(found.join(' '), reason)] : []
  })

const characters: Check = ({ name, rules, language }) => {
  const say = nameCheckWords[language]
  if (!canBeFiled(name)) return [say.noLatin]
  const written = asciiName(name)
  // A letter without any ASCII form is a problem, unlike one that only loses its accent.
  const vanishes = [...name.normalize('NFC')].some((letter) => letter.trim() !== '' && asciiName(letter) === '')
  if (vanishes) return [say.unwritable]
  if (rules.characters && !rules.characters.allowed.test(written)) return [say.signsRefused]
  return rules.characters && !rules.characters.safe.test(written) ? [say.signsRisky] : []
}

const length: Check = ({ name, rules: { lengths } }) => {
  const count = asciiName(name).length
  return lengths.filter(({ min, max }) => count < min || count > max).map(({ reason }) => reason)
}

const checks: readonly Check[] = [designator, otherTypes, foreignDesignator, guardedWords, characters, length]

/** Compares a name with `rules`, read in the same language, and with the keys of paid orders in the state. It never blocks (C2). */
export function checkName(
  name: string,
  rules: NamingRules,
  takenKeys: readonly string[],
  language: Language = 'pt_BR',
): CheckedName {
  const key = nameKey(name)
  const reasons = checks.flatMap((check) => check({ name, words: plainWords(name), rules, language }))
  if (key !== '' && takenKeys.includes(key))
    return { verdict: 'taken', reasons: [nameCheckWords[language].taken, ...reasons] }
  if (takenKeys.some((other) => isSimilar(key, other, rules.genericWords)))
    reasons.push(nameCheckWords[language].similar)
  return { verdict: reasons.length > 0 ? 'attention' : 'free', reasons }
}
