import { isStaff, type Role } from '#rules/role.ts'

/** Steps that the security settings can require after sign-in, in the order in which they are asked (A10). */
export const requiredSteps = ['password', 'two_factor'] as const
export type RequiredStep = (typeof requiredSteps)[number]

const DAY = 24 * 60 * 60_000

/** Password expiry and second factor apply to staff only; a password chosen by an admin must be replaced in every role. */
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

/** The admins' setting; until they decide, a public address requires the second factor and a local one does not (A10). */
export const asksTwoFactor = (
  row: { require_two_factor: boolean; two_factor_decided: boolean },
  { local }: { local: boolean },
): boolean => row.require_two_factor || (!row.two_factor_decided && !local)

/** Whether the settings forbid this role to switch off the second factor. */
export const twoFactorMandatory = (role: Role, requireTwoFactor: boolean): boolean => requireTwoFactor && isStaff(role)
