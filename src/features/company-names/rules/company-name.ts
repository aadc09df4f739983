import { DESIGNATORS, IGNORED_WORDS, NUMBER_WORDS } from './name-words.ts'

// Letters and signs that Unicode normalization does not decompose into an ASCII letter and a mark.
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
}

const withoutMarks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => SPELLED[letter] ?? letter)

/** The name for US filings (C15); empty when nothing of it can be written in ASCII. */
export function asciiName(name: string): string {
  return withoutMarks(name)
    .replace(/[^\x20-\x7e]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Whether the name still has a letter or a digit when it is written in ASCII for US filings. */
export const canBeFiled = (name: string): boolean => /[A-Za-z0-9]/.test(asciiName(name))

const LONGEST_FIRST = [...DESIGNATORS].sort((a, b) => b.length - a.length)

function withoutDesignators(name: string): string {
  const end = LONGEST_FIRST.find((designator) => name.endsWith(` ${designator}`))
  return end ? withoutDesignators(name.slice(0, -end.length - 1)) : name
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** What a registry compares: equal keys mean that two names are not distinguishable on its records. */
export function nameKey(name: string): string {
  const plain = withoutMarks(name)
    .toLowerCase()
    .replace(/\b[a-z](?:\.[a-z])+\b\.?/g, (initials) => initials.replaceAll('.', ''))
    .replace(/['`´]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll('@', ' at ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const words = withoutDesignators(plain).split(' ')
  const telling = words.filter((word) => !IGNORED_WORDS.includes(word))
  // A name made of nothing but ignored words still has to differ from another such name.
  return (telling.length > 0 ? telling : words).map((word) => singular(NUMBER_WORDS.get(word) ?? word)).join('')
}
