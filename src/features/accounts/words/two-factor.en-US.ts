import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './two-factor.pt-BR.ts'

export const twoFactor: TranslationOf<typeof portuguese.twoFactor> = {
  passwordText: 'To begin, confirm your password.',
  start: 'Continue',
  scanTitle: 'Scan the code with your app',
  scanText: 'Open an authenticator app (Google Authenticator, Authy, 1Password) and point it at the code.',
  qrLabel: 'QR code for the authenticator app',
  secretTitle: 'Cannot scan it? Type this key into the app:',
  openApp: 'Open in the app',
  copySecret: 'Copy key',
  secretCopied: 'Key copied',
  codeHint: 'The number that the app shows now.',
  confirm: 'Turn on',
  codesTitle: 'Keep your recovery codes',
  codesText: 'If you lose your phone, each code opens your account once. They will not be shown again.',
  copy: 'Copy',
  copied: 'Codes copied',
  print: 'Print',
  fileName: 'recovery-codes.txt',
  fileTitle: ({ site }) => `Recovery codes: ${site}`,
  kept: 'I have kept my codes',
  keptMissing: 'Keep the codes before going on',
}

export const requiredStep: TranslationOf<typeof portuguese.requiredStep> = {
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

export const stepUp: TranslationOf<typeof portuguese.stepUp> = {
  text: 'This is about money, access or protection. Type your password or the code of two-step verification.',
  password: 'Your password',
  code: 'Code of two-step verification',
  useCode: 'Use a code',
  usePassword: 'Use the password',
  confirm: 'Confirm',
}
