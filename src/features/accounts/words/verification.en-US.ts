import type { TranslationOf } from '#rules/language/translation.ts'
import type { verification as portuguese } from './verification.pt-BR.ts'

export const verification: TranslationOf<typeof portuguese> = {
  title: 'Confirm your e-mail',
  text: 'Press the button to confirm that this address is yours.',
  confirm: 'Confirm my e-mail',
  doneTitle: 'E-mail confirmed',
  doneText: 'Thank you! Everything is fine with your address.',
  doneAfresh:
    'The link was opened outside the account. For your safety every session has ended: we sent you an e-mail to create a new password.',
  doneOwner:
    'Your account now has Super Admin access. For safety, every session has ended: we sent you an e-mail to create a new password.',
  toPanel: 'Go to my panel',
  toSignIn: 'Sign in to my account',
  expiredText: 'It was used before, is older than 24 hours or was replaced by a newer one.',
  expiredSignIn: 'Sign in to receive another one.',
  already: 'The e-mail of your account is already confirmed.',
  sendAgain: 'Send another link',
  sent: 'We have sent another link to your e-mail.',
  sendFailed: 'The link was not sent',
  noTokenTitle: 'Open the link in your e-mail',
  noTokenText: 'This page works only through the link that we sent. If it is lost, ask for another one in your panel.',
  changeTitle: 'Confirm the change of e-mail',
  changeText: 'Press the button to agree to the new address of your account.',
  changeConfirm: 'Confirm the change',
  changeSignIn: 'Sign in first',
  waitingTitle: 'The other mailbox is missing',
  waitingText: 'We have noted your confirmation. Open the link that we sent to the other address too.',
  changedTitle: 'E-mail changed',
  changedText: 'From now on you sign in with the new address.',
  changeExpired:
    'It was used before, is too old, or the change was cancelled. Ask for the change again in your settings.',
  changeNoToken: 'This page works only through the link that we sent. If it is lost, ask for the change again.',
  stripText: ({ email }) => `We have sent a link to ${email}.`,
  stripOwner: ({ email }) => `Super Admin access begins once you open the link that we sent to ${email}.`,
}
