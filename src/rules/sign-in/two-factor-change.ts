/** Switched on, switched off, given new recovery codes, or reset for a person who lost the second factor. */
export const twoFactorChanges = ['on', 'off', 'codes', 'reset_asked', 'reset_cancelled', 'reset'] as const
export type TwoFactorChange = (typeof twoFactorChanges)[number]
