import type { TranslationOf } from '#rules/language/translation.ts'
import type { signUp as portuguese } from './sign-up.pt-BR.ts'

export const signUp: TranslationOf<typeof portuguese> = {
  title: 'Create your account',
  intro: 'It takes a minute. You follow every step of the company in your panel.',
  kept: 'The plan that you chose is kept in this browser.',
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  confirm: 'Confirm the password',
  nameMissing: 'Name is required',
  emailMissing: 'E-mail is required',
  passwordsDiffer: 'The passwords do not match',
  emailInvalid: 'That is not an e-mail address',
  nameInvalid: 'Use up to 200 letters, without invisible characters',
  passwordInvalid: 'Use up to 128 characters, without invisible ones',
  submit: 'Create account',
  created: 'Account created! Check your e-mail.',
  failed: 'The account was not created',
  failedText: 'The account could not be created',
  perhapsKnown: 'If you already have an account with this e-mail:',
  signInInstead: 'sign in with it',
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  consent: 'By creating the account you agree to the',
  terms: 'Terms',
  and: 'and the',
  privacy: 'Privacy policy',
  ownerTitle: 'Super Admin account',
  ownerText:
    'This is the address of the owner of the platform. Super Admin access begins once the e-mail is confirmed.',
  ownerSubmit: 'Create Super Admin account',
}
