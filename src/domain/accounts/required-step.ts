import { isStaff, type Role } from './role.ts'

/** What the security settings may ask of a person who is signed in, the first one first (A10). */
export const requiredSteps = ['password', 'two_factor'] as const
export type RequiredStep = (typeof requiredSteps)[number]

const DAY = 24 * 60 * 60_000

/** Expiry and second factor are asked of staff only; a password that somebody else chose, of anybody. */
export function requiredStep(about: {
  role: Role
  mustChangePassword: boolean
  passwordChangedAt: Date
  /** Days; 0 = never. */
  passwordExpiry: number
  requireTwoFactor: boolean
  twoFactorEnabled: boolean
  now: Date
}): RequiredStep | null {
  if (about.mustChangePassword) return 'password'
  if (!isStaff(about.role)) return null
  const age = about.now.getTime() - about.passwordChangedAt.getTime()
  if (about.passwordExpiry > 0 && age > about.passwordExpiry * DAY) return 'password'
  return about.requireTwoFactor && !about.twoFactorEnabled ? 'two_factor' : null
}

/** The second factor cannot be switched off by whom it is asked of. */
export const twoFactorMandatory = (role: Role, requireTwoFactor: boolean): boolean => requireTwoFactor && isStaff(role)
