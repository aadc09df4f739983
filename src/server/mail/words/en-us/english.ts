import type { MailWords } from '#server/mail/words/mail-words.ts'
import { accountWords } from './account-words.ts'
import { orderWords } from './order-words.ts'
import { securityWords } from './security-words.ts'
import { withdrawalWords } from './withdrawal-words.ts'

export const english: MailWords = {
  greeting: (name) => (name ? `Hello, ${name}!` : 'Hello!'),
  signature: (siteName) => `The ${siteName} team`,
  buttonHint: 'If the button does not work, copy this address into your browser:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
