import { retention } from '#rules/retention.ts'
import { brief } from './brief.ts'
import type { WordsOf } from './mail-words.ts'

const choice = 'Tú eliges lo que recibes por correo en Configuración, en la pestaña Notificaciones.'

export const accountWords: WordsOf<
  'verify-email' | 'invitation' | 'email-taken' | 'notification' | 'ticket-reply' | 'account-erased'
> = {
  'verify-email': ({ siteName }) => ({
    subject: `Confirma tu correo en ${siteName}`,
    paragraphs: [`Solo falta un paso para completar tu registro en ${siteName}: confirmar que este correo es tuyo.`],
    button: 'Confirmar mi correo',
    notes: [
      'El enlace vale durante 24 horas y funciona una sola vez. Si pides otro, solo funciona el más reciente.',
      'Si no has hecho este registro, ignora este mensaje.',
    ],
  }),
  invitation: ({ siteName, origin }) => ({
    subject: `Invitación a ${siteName}`,
    paragraphs: [
      `El equipo de ${siteName} ha creado una cuenta para ti. Para entrar, elige tu contraseña: eso también confirma este correo.`,
    ],
    button: 'Aceptar la invitación',
    notes: [
      `El enlace vale durante 7 días y funciona una sola vez. Si caduca, pide otro en ${origin}/esqueci-senha.`,
      'Si no esperabas esta invitación, ignora este mensaje.',
    ],
  }),
  'email-taken': ({ siteName, origin }) => ({
    subject: `Ya tienes una cuenta en ${siteName}`,
    paragraphs: [
      `Alguien ha intentado usar este correo en otro registro en ${siteName}, pero ya es el de tu cuenta. Nada ha cambiado en ella.`,
      `Si has sido tú, basta con entrar. ¿Has olvidado la contraseña? Crea una nueva en ${origin}/esqueci-senha.`,
    ],
    button: 'Entrar en mi cuenta',
    notes: ['Si no has sido tú, no tienes que hacer nada.'],
  }),
  notification: ({ notification: { title, company, message } }) => ({
    subject: company ? `${title}: ${brief(company)}` : title,
    paragraphs: [message],
    button: 'Verlo en mi panel',
    notes: [choice],
  }),
  'ticket-reply': ({ siteName, ticket }) => ({
    subject: `Respuesta de ${siteName} a tu solicitud: ${brief(ticket.subject)}`,
    paragraphs: ticket.reply.split(/\n{2,}/),
    button: 'Seguir la conversación',
    notes: ['Para responder, usa el botón de arriba: este correo no recibe respuestas.', choice],
  }),
  'account-erased': ({ siteName, origin }) => ({
    subject: `Tu cuenta en ${siteName} se ha eliminado`,
    paragraphs: [
      `Como has pedido, hemos eliminado tu cuenta en ${siteName}, con tus datos y tus archivos. Los pedidos que estaban en curso se han cerrado.`,
      `Solo guardamos lo que exige la ley: los registros de los pagos, sin tus datos personales, y durante ${retention.accessRecords.amount} meses la fecha, la hora y la dirección IP de los accesos. Este es el último correo que enviamos, y esta dirección también sale de nuestros registros después del envío.`,
    ],
    notes: [
      `Si no has sido tú, escríbenos en ${origin}/contato.`,
      'Puedes crear una cuenta nueva cuando quieras. Empieza vacía.',
    ],
  }),
}
