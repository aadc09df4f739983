import { asciiName, canBeFiled, nameKey } from './company-name.ts'
import { endsWith, holds, listed, plainWords } from './name-text.ts'
import type { NameVerdict } from './name-verdict.ts'
import type { NamingRules } from './naming-rules.ts'
import { isSimilar } from './similar-names.ts'

export type CheckedName = { verdict: NameVerdict; reasons: string[] }

type Check = (words: readonly string[], rules: NamingRules, name: string) => string[]

const designator: Check = (words, { designators }) => {
  if (!designators) return []
  const { accepted, elsewhere } = designators
  const end = accepted.find((each) => endsWith(words, plainWords(each)))
  if (end !== undefined)
    return plainWords(end).length === words.length ? ['O nome precisa de algo além da designação'] : []
  if (accepted.some((each) => holds(words, plainWords(each)))) return ['Deixe a designação no fim do nome']
  const other = elsewhere.find((each) => endsWith(words, plainWords(each)))
  if (other) return [`A designação "${other}" não é aceita em todos os estados; use ${listed(accepted)}`]
  return [`Falta a designação no fim do nome: ${listed(accepted)}`]
}

const otherTypes: Check = (words, { ofOtherTypes }) => {
  const found = ofOtherTypes.find((each) => holds(words, plainWords(each)))
  return found ? [`"${found}" é a designação de outro tipo de empresa`] : []
}

const lastToken = (name: string): string => name.trim().split(/\s+/).at(-1)?.toLowerCase().replace(/[.,]/g, '') ?? ''

// A foreign designator counts only as the last word: "Help Me LLC" is no microempresa (ME).
const foreignDesignator: Check = (_, { foreign }, name) =>
  foreign?.values.some((each) => lastToken(each) === lastToken(name)) ? [foreign.reason] : []

const guardedWords: Check = (words, rules) =>
  rules.words.flatMap(({ phrases, reason }) => {
    const found = phrases.find((phrase) => holds(words, phrase))
    return found ? [`"${found.join(' ')}": ${reason}`] : []
  })

const characters: Check = (_, rules, name) => {
  if (!canBeFiled(name)) return ['O nome precisa de letras do alfabeto latino ou números']
  const written = asciiName(name)
  // A letter that vanishes in the filing is not the same as one that loses its accent.
  const vanishes = [...name.normalize('NFC')].some((letter) => letter.trim() !== '' && asciiName(letter) === '')
  if (vanishes) return ['Há letras ou sinais que não podem ser escritos no registro americano']
  if (rules.characters && !rules.characters.allowed.test(written))
    return ['Há sinais que os registros americanos não aceitam']
  return rules.characters && !rules.characters.safe.test(written)
    ? ["Há sinais que alguns estados recusam; prefira letras, números e & , . ' -"]
    : []
}

const length: Check = (_, { lengths }, name) => {
  const count = asciiName(name).length
  return lengths.filter(({ min, max }) => count < min || count > max).map(({ reason }) => reason)
}

const checks: readonly Check[] = [designator, otherTypes, foreignDesignator, guardedWords, characters, length]

/** Compares a name with the rules and with the keys of paid orders in the state. It warns and never blocks (C2). */
export function checkName(name: string, rules: NamingRules, takenKeys: readonly string[]): CheckedName {
  const key = nameKey(name)
  const reasons = checks.flatMap((check) => check(plainWords(name), rules, name))
  if (key !== '' && takenKeys.includes(key))
    return { verdict: 'taken', reasons: ['Já existe um pedido com este nome neste estado', ...reasons] }
  if (takenKeys.some((other) => isSimilar(key, other, rules.genericWords)))
    reasons.push('É muito parecido com o nome de outra empresa neste estado')
  return { verdict: reasons.length > 0 ? 'attention' : 'free', reasons }
}
