import { accountWords } from './account-words.es-ES.ts'
import type { MailWords } from './mail-words.ts'
import { orderWords } from './order-words.es-ES.ts'
import { securityWords } from './security-words.es-ES.ts'
import { withdrawalWords } from './withdrawal-words.es-ES.ts'

export const spanish: MailWords = {
  greeting: (name) => (name ? `¡Hola, ${name}!` : '¡Hola!'),
  signature: (siteName) => `El equipo de ${siteName}`,
  buttonHint: 'Si el botón no funciona, copia esta dirección en el navegador:',
  mails: { ...accountWords, ...securityWords, ...orderWords, ...withdrawalWords },
}
