import type { MailWords } from '#server/mail/words/mail-words.ts'
import { accountWords } from './account-words.ts'
import { orderWords } from './order-words.ts'
import { securityWords } from './security-words.ts'
import { withdrawalWords } from './withdrawal-words.ts'

export const portuguese: MailWords = {
  greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  signature: (siteName) => `Equipe ${siteName}`,
  buttonHint: 'Se o botão não funcionar, copie este endereço no navegador:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
