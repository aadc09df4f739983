import type { TranslationOf } from '#rules/language/translation.ts'
import type { twoFactor as portuguese } from './two-factor.pt-BR.ts'

export const twoFactor: TranslationOf<typeof portuguese> = {
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
