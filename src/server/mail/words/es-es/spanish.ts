import type { MailWords } from '#server/mail/words/mail-words.ts'
import { accountWords } from './account-words.ts'
import { orderWords } from './order-words.ts'
import { securityWords } from './security-words.ts'
import { withdrawalWords } from './withdrawal-words.ts'

export const spanish: MailWords = {
  greeting: (name) => (name ? `¡Hola, ${name}!` : '¡Hola!'),
  signature: (siteName) => `El equipo de ${siteName}`,
  buttonHint: 'Si el botón no funciona, copia esta dirección en el navegador:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
