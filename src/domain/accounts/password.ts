import { everydayWordOf, everydayWords } from './everyday-words.ts'

export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 128

const oneCharacter = /^(.)\1*$/su

/** As long as this a password holds more than one word and what was hung on to it. */
const WORD_AND_MORE = 16

/** What is tried first: the bundled list, an everyday word with a number, one repeated character, our name, one's own address (S02). */
export function guessable(password: string, about: { email: string; common: ReadonlySet<string> }): boolean {
  const lower = password.toLowerCase()
  const address = about.email.toLowerCase()
  if (about.common.has(lower) || oneCharacter.test(password)) return true
  if (address !== '' && (lower === address || lower === address.split('@')[0])) return true
  if (password.length < WORD_AND_MORE && everydayWords.has(everydayWordOf(password))) return true
  return lower.startsWith('travessia') && lower.length < 12
}
