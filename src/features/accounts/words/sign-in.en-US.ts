import type { TranslationOf } from '#rules/language/translation.ts'
import type { signIn as portuguese } from './sign-in.pt-BR.ts'

export const signIn: TranslationOf<typeof portuguese> = {
  signInTitle: 'Sign in to your account',
  signInText: 'Pick up your company where you left off.',
  forgotPassword: 'I forgot my password',
  noAccount: 'No company yet?',
  openCompany: 'Open a company',
  required: 'Required field',
  fillAll: 'Please fill in all fields',
  signedIn: 'Signed in!',
  failedText: 'Sign-in failed. Please check your credentials.',
  sessionEnds: {
    unknown: 'Your session has ended. Sign in again.',
    elsewhere: 'Your session was ended on another device. Sign in again.',
    disabled: 'This account is disabled. Contact support.',
    role: 'Your access has changed. Sign in again to continue.',
    expired: 'Your session has expired. Sign in again.',
  },
  passwordSet: 'Your new password is saved. Sign in with it.',
  codeText: 'Enter the 6-digit code that your authenticator app shows.',
  recoveryText: 'Enter one of the recovery codes that you kept. Each works once.',
  passkeyText: 'Confirm with the fingerprint, face or PIN of the device that holds your passkey.',
  recoveryCode: 'Recovery code',
  recoveryShape: 'The code has 10 letters and digits, such as k7f2m-9qx4p',
  confirmCode: 'Confirm',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
}
