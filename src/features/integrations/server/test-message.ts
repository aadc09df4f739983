import type { Language } from '#rules/language/preferences.ts'
import type { MailText } from '#server/mail/mail-text.ts'

type Words = Pick<MailText, 'subject' | 'greeting' | 'paragraphs' | 'signature' | 'notes'>

/** The mail with which an admin tests whether mails are sent. */
export const testMessage: Record<Language, (siteName: string) => Words> = {
  pt_BR: (siteName) => ({
    subject: `Teste de e-mail: ${siteName}`,
    greeting: 'Olá!',
    paragraphs: ['Se você está lendo isto, os e-mails da plataforma saem e chegam.'],
    signature: `Equipe ${siteName}`,
    notes: ['Você recebeu esta mensagem porque pediu o teste em Integrações.'],
  }),
  en_US: (siteName) => ({
    subject: `Mail test: ${siteName}`,
    greeting: 'Hello!',
    paragraphs: ['If you can read this, mails of the platform leave and arrive.'],
    signature: `The ${siteName} team`,
    notes: ['You got this message because you asked for the test under Integrations.'],
  }),
  es_ES: (siteName) => ({
    subject: `Prueba de correo: ${siteName}`,
    greeting: '¡Hola!',
    paragraphs: ['Si lees esto, los correos de la plataforma salen y llegan.'],
    signature: `El equipo de ${siteName}`,
    notes: ['Recibiste este mensaje porque pediste la prueba en Integraciones.'],
  }),
}
