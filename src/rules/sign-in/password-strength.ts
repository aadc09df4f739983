import { guessable, MIN_PASSWORD } from './password.ts'

export const strengths = ['short', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof strengths)[number]

const FAIR = 10
export const STRONG = 14
const FEW_CHARACTERS = 5
const unknown = () => false

/** Strength depends on length; there are no rules about kinds of characters (S01). */
export function passwordStrength(password: string, email: string, min = MIN_PASSWORD): PasswordStrength {
  if (password.length < min) return 'short'
  if (password.length < FAIR || guessable(password, { email, isCommon: unknown })) return 'weak'
  return password.length < STRONG || new Set(password).size < FEW_CHARACTERS ? 'fair' : 'strong'
}
