import { isStaff, type Role } from '#rules/role.ts'
import { everydayWordOf, everydayWords } from './everyday-words.ts'

export const MIN_PASSWORD = 6
/** Longer than for customers, because staff can see other people's passports and payments (A9). */
export const MIN_STAFF_PASSWORD = 12
export const MAX_PASSWORD = 128

export const minPassword = (role: Role): number => (isStaff(role) ? MIN_STAFF_PASSWORD : MIN_PASSWORD)

/** The problem code of a password that is too short for the role; undefined if it is long enough. */
export const shortPassword = (password: string, role: Role): 'password_short' | 'password_short_staff' | undefined => {
  if (password.length >= minPassword(role)) return undefined
  return isStaff(role) ? 'password_short_staff' : 'password_short'
}

const oneCharacter = /^(.)\1*$/su

/** From this length on a password is more than one everyday word with a number or sign appended. */
const WORD_AND_MORE = 16

/** Guessed first: the bundled list, an everyday word with a number, one repeated character, our name, the person's own address (S02). */
export function guessable(
  password: string,
  about: { email: string; isCommon: (password: string) => boolean },
): boolean {
  const lower = password.toLowerCase()
  const address = about.email.toLowerCase()
  if (about.isCommon(lower) || oneCharacter.test(password)) return true
  if (address !== '' && (lower === address || lower === address.split('@')[0])) return true
  if (password.length < WORD_AND_MORE && everydayWords.has(everydayWordOf(password))) return true
  return lower.startsWith('travessia') && lower.length < 12
}
