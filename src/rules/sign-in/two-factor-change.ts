/** Changes of a second factor: on, off, new recovery codes, passkeys, and the stages of a reset for a person who lost it. */
export const twoFactorChanges = [
  'on',
  'off',
  'codes',
  'passkey_added',
  'passkey_removed',
  'reset_asked',
  'reset_cancelled',
  'reset',
] as const
export type TwoFactorChange = (typeof twoFactorChanges)[number]
