import { accountWords } from './account-words.en-US.ts'
import type { MailWords } from './mail-words.ts'
import { orderWords } from './order-words.en-US.ts'
import { securityWords } from './security-words.en-US.ts'
import { withdrawalWords } from './withdrawal-words.en-US.ts'

export const english: MailWords = {
  greeting: (name) => (name ? `Hello, ${name}!` : 'Hello!'),
  signature: (siteName) => `The ${siteName} team`,
  buttonHint: 'If the button does not work, copy this address into your browser:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
