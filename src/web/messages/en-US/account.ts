import type { account as portuguese } from '../pt-BR/account.ts'
import type { TranslationOf } from '../shape.ts'

export const account: TranslationOf<typeof portuguese> = {
  signInTitle: 'Sign in to your account',
  signInText: 'Pick up your company where you left off.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  forgotPassword: 'I forgot my password',
  noAccount: 'No company yet?',
  openCompany: 'Open a company',
  required: 'Required field',
  fillAll: 'Please fill in all fields',
  signedIn: 'Signed in!',
  failed: 'Sign-in failed',
  failedText: 'Sign-in failed. Please check your credentials.',
  noConnection: 'The server could not be reached. Try again.',
  sessionEnded: 'Your session has ended. Sign in again.',
}
