import { isStaff, type Role } from '#rules/role.ts'

/** What the security settings may ask of a person who is signed in, the first one first (A10). */
export const requiredSteps = ['password', 'two_factor'] as const
export type RequiredStep = (typeof requiredSteps)[number]

const DAY = 24 * 60 * 60_000

/** Password expiry and second factor concern staff only; everybody must replace a password that somebody else chose. */
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

/** What the office decided, and until then what is safe where strangers reach the sign-in (A10). */
export const asksTwoFactor = (
  row: { require_two_factor: boolean; two_factor_decided: boolean },
  { local }: { local: boolean },
): boolean => row.require_two_factor || (!row.two_factor_decided && !local)

/** Staff cannot switch off the second factor while the settings require it. */
export const twoFactorMandatory = (role: Role, requireTwoFactor: boolean): boolean => requireTwoFactor && isStaff(role)
