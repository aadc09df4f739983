import { guessable, MIN_PASSWORD } from './password.ts'

export const strengths = ['short', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof strengths)[number]

const FAIR = 10
const STRONG = 14
const FEW_CHARACTERS = 5
const none: ReadonlySet<string> = new Set()

/** Length is what counts; no kind of character is asked for (S01). */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (password.length < MIN_PASSWORD) return 'short'
  if (password.length < FAIR || guessable(password, { email, common: none })) return 'weak'
  return password.length < STRONG || new Set(password).size < FEW_CHARACTERS ? 'fair' : 'strong'
}
