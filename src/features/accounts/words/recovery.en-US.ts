import type { TranslationOf } from '#rules/language/translation.ts'
import type { recovery as portuguese } from './recovery.pt-BR.ts'

export const recovery: TranslationOf<typeof portuguese> = {
  askTitle: 'Forgot your password?',
  askText: 'Enter the e-mail of your account and we will send a link to create another one.',
  ask: 'Send link',
  sentTitle: 'Check your e-mail',
  sentText: ({ email }) =>
    `If there is an account with ${email}, the link arrives within minutes. It works for 1 hour and only once.`,
  sentHint: 'Nothing there? Look in the spam folder too.',
  sentAgain: 'We have sent it again.',
  againIn: ({ seconds }) => `Send again in ${seconds} s`,
  otherAddress: 'Use another e-mail',
  backToSignIn: 'Back to sign-in',
  resetTitle: 'Create a new password',
  resetText: 'Afterwards the other devices signed in to your account are signed out.',
  inviteTitle: 'Create your password',
  inviteText: 'You have been invited to the team. Choose the password that you will sign in with.',
  save: 'Save new password',
  saveInvite: 'Create password',
  failed: 'The password was not saved',
  expiredText: 'It is too old or was replaced by a newer one.',
  expiredInvite: 'Ask whoever invited you for another invitation, or get a new link by e-mail.',
  usedTitle: 'This link was already used',
  usedText:
    'The password was set with it. If that was not you, ask for another link now: the new password ends all open sessions.',
  askAgain: 'Ask for another link',
  noTokenTitle: 'Open the link in your e-mail',
  noTokenText: 'This page works only through the link that we sent. If it is lost, ask for another one.',
}
