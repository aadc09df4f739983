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
  /** The device checks its owner, so a passkey is possession and knowledge at once, and meets the requirement. */
  hasPasskey: boolean
  now: Date
}): RequiredStep | null {
  if (about.mustChangePassword) return 'password'
  if (!isStaff(about.role)) return null
  const age = about.now.getTime() - about.passwordChangedAt.getTime()
  if (about.passwordExpiry > 0 && age > about.passwordExpiry * DAY) return 'password'
  return about.requireTwoFactor && !about.twoFactorEnabled && !about.hasPasskey ? 'two_factor' : null
}

type TwoFactorSetting = { require_two_factor: boolean; two_factor_decided: boolean }

/** The admins' setting; until they decide, a public address requires the second factor and a local one does not (A10). */
export const asksTwoFactor = (row: TwoFactorSetting, { local }: { local: boolean }): boolean =>
  row.require_two_factor || (!row.two_factor_decided && !local)

/** What the second step after the password may ask for. */
export const secondStepMethods = ['code', 'passkey'] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

type Factors = TwoFactorSetting & { role: string; two_factor_enabled: boolean; has_passkey: boolean }

/**
 * What the second step accepts; empty if the password is enough. A passkey is a way in beside the password: only where it alone meets
 * a mandatory second factor does the password no longer suffice (A10).
 */
export function secondStepBy(row: Factors, at: { local: boolean }): SecondStepMethod[] {
  const met = row.has_passkey && twoFactorMandatory(row.role as Role, asksTwoFactor(row, at))
  if (!row.two_factor_enabled && !met) return []
  return secondStepMethods.filter((by) => (by === 'code' ? row.two_factor_enabled : row.has_passkey))
}

/** Whether the settings forbid this role to switch off the second factor. */
export const twoFactorMandatory = (role: Role, requireTwoFactor: boolean): boolean => requireTwoFactor && isStaff(role)
