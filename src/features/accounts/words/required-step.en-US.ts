import type { TranslationOf } from '#rules/language/translation.ts'
import type { requiredStep as portuguese } from './required-step.pt-BR.ts'

export const requiredStep: TranslationOf<typeof portuguese> = {
  passwordTitle: 'Create a new password to continue',
  passwordText: 'The security rules ask for a new password before you enter the panel.',
  confirm: 'Confirm the new password',
  save: 'Save and continue',
  saved: 'Password changed!',
  failed: 'The password was not changed',
  twoFactorTitle: 'Turn on two-step verification',
  twoFactorText: "The team's security rules ask for a code from your phone besides the password.",
  twoFactorOn: 'Two-step verification is on',
  signedInAs: ({ email }) => `You are signed in as ${email}.`,
}
