import type { TranslationOf } from '#rules/language/translation.ts'
import type { passkeys as portuguese } from './passkeys.pt-BR.ts'

export const passkeys: TranslationOf<typeof portuguese> = {
  title: 'Passkeys',
  text: 'Sign in with the fingerprint, face or PIN of your device, without typing the password.',
  none: 'You have no passkey yet.',
  add: 'Make a passkey',
  added: 'Passkey made',
  made: ({ at }) => `Made ${at}`,
  used: ({ at }) => `Used ${at}`,
  unused: 'Not used yet',
  rename: 'Rename',
  renameNamed: ({ name }) => `Rename ${name}`,
  renameTitle: 'Rename the passkey',
  nameInvalid: 'Give a name of up to 60 letters',
  renamed: 'Name saved',
  remove: 'Remove',
  removeNamed: ({ name }) => `Remove ${name}`,
  removeTitle: ({ name }) => `Remove ${name}?`,
  removeText: 'This passkey no longer opens your account, and your other devices are signed out.',
  removed: 'Passkey removed',
  needDomain: 'Passkeys need an address with a domain, not an IP number.',
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  instead: 'Or make a passkey: it counts for both steps.',
  stopped: 'The device did not confirm the passkey. Try again.',
}
