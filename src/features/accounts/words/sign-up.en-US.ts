import type { TranslationOf } from '#rules/language/translation.ts'
import type { signUp as portuguese } from './sign-up.pt-BR.ts'

export const signUp: TranslationOf<typeof portuguese> = {
  title: 'Create your account',
  intro: 'It takes a minute. You follow every step of the company in your panel.',
  kept: 'The plan that you chose is kept in this browser.',
  nameMissing: 'Name is required',
  passwordsDiffer: 'The passwords do not match',
  nameInvalid: 'Use up to 200 letters, without invisible characters',
  passwordInvalid: 'Use up to 128 characters, without invisible ones',
  created: 'Account created! Check your e-mail.',
  failed: 'The account was not created',
  perhapsKnown: 'If you already have an account with this e-mail:',
  signInInstead: 'sign in with it',
  haveAccount: 'Do you have an account?',
  consent: 'By creating the account you agree to the',
  terms: 'Terms',
  and: 'and the',
  privacy: 'Privacy policy',
  ownerTitle: 'Super Admin account',
  ownerText:
    'This is the address of the owner of the platform. Super Admin access begins once the e-mail is confirmed.',
  ownerSubmit: 'Create Super Admin account',
}
