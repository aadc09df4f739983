import { accountWords } from './account-words.pt-BR.ts'
import type { MailWords } from './mail-words.ts'
import { orderWords } from './order-words.pt-BR.ts'
import { securityWords } from './security-words.pt-BR.ts'
import { withdrawalWords } from './withdrawal-words.pt-BR.ts'

export const portuguese: MailWords = {
  greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  signature: (siteName) => `Equipe ${siteName}`,
  buttonHint: 'Se o botão não funcionar, copie este endereço no navegador:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
