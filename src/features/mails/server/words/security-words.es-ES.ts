import { FACTOR_RESET_HOURS } from '#features/accounts/rules/factor-reset.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { deviceName } from '#rules/sign-in/device-name.ts'
import type { TwoFactorChange } from '#rules/sign-in/two-factor-change.ts'
import type { WordsOf } from './mail-words.ts'
import { twoFactorChange } from './two-factor-change.ts'

const { moment } = formatsOf('es_ES')

const changes: Record<TwoFactorChange, (siteName: string) => { subject: string; paragraph: string }> = {
  on: (siteName) => ({
    subject: `Verificación en dos pasos activada en ${siteName}`,
    paragraph: `La verificación en dos pasos de tu cuenta en ${siteName} está activa. A partir de ahora, además de la contraseña, pedimos un código de tu aplicación. Guarda los códigos de recuperación en un lugar seguro: abren la cuenta si pierdes el teléfono.`,
  }),
  off: (siteName) => ({
    subject: `Verificación en dos pasos desactivada en ${siteName}`,
    paragraph: `La verificación en dos pasos de tu cuenta en ${siteName} se ha desactivado. A partir de ahora, basta la contraseña para entrar.`,
  }),
  codes: (siteName) => ({
    subject: `Nuevos códigos de recuperación en ${siteName}`,
    paragraph: `Tu cuenta en ${siteName} tiene nuevos códigos de recuperación. Los anteriores ya no valen.`,
  }),
  passkey_added: (siteName) => ({
    subject: `Nueva llave de acceso en ${siteName}`,
    paragraph: `Tu cuenta en ${siteName} tiene una nueva llave de acceso. Con ella se entra sin la contraseña.`,
  }),
  passkey_removed: (siteName) => ({
    subject: `Llave de acceso eliminada en ${siteName}`,
    paragraph: `Se ha eliminado una llave de acceso de tu cuenta en ${siteName}, y los otros dispositivos han salido de la cuenta.`,
  }),
  reset_asked: (siteName) => ({
    subject: `Petición de quitar la verificación en dos pasos en ${siteName}`,
    paragraph: `Nuestro equipo recibió la petición de quitar la verificación en dos pasos de tu cuenta en ${siteName}, porque se han perdido el teléfono y los códigos. Se quitará dentro de ${FACTOR_RESET_HOURS} horas. Para cancelarla, entra con un código, pulsa Mantener en Configuración, Seguridad, o crea una contraseña nueva.`,
  }),
  reset_cancelled: (siteName) => ({
    subject: `La verificación en dos pasos sigue activa en ${siteName}`,
    paragraph: `La petición de quitar la verificación en dos pasos de tu cuenta en ${siteName} se ha cancelado. Todo sigue como estaba.`,
  }),
  reset: (siteName) => ({
    subject: `Verificación en dos pasos quitada en ${siteName}`,
    paragraph: `Nuestro equipo ha quitado la verificación en dos pasos de tu cuenta en ${siteName}, como se pidió, y ha cerrado todos los accesos. Entra con la contraseña y actívala de nuevo con el nuevo teléfono.`,
  }),
}
const wasMe = 'Si has sido tú, no tienes que hacer nada.'
const button = 'No he sido yo'
const notMe = 'Si no has sido tú, crea ahora una contraseña nueva con el botón de arriba y habla con nuestro soporte.'
const bothNeeded =
  'El enlace vale durante 24 horas y funciona una sola vez. El correo solo cambia cuando se han usado los dos.'

export const securityWords: WordsOf<
  | 'reset-password'
  | 'password-changed'
  | 'new-device'
  | 'two-factor-changed'
  | 'approve-email-change'
  | 'confirm-email-change'
  | 'email-changed'
> = {
  'reset-password': ({ siteName }) => ({
    subject: `Restablece tu contraseña de ${siteName}`,
    paragraphs: [`Hemos recibido una petición para restablecer la contraseña de tu cuenta en ${siteName}.`],
    button: 'Crear una contraseña nueva',
    notes: [
      'El enlace vale durante 1 hora y funciona una sola vez. Si pides otro, solo funciona el más reciente.',
      'Si no has sido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
  }),
  'password-changed': ({ siteName }) => ({
    subject: `Tu contraseña de ${siteName} ha cambiado`,
    paragraphs: [
      `La contraseña de tu cuenta en ${siteName} acaba de cambiar. Por seguridad, las otras sesiones se han cerrado.`,
      wasMe,
    ],
    button,
    notes: [notMe],
  }),
  'new-device': ({ siteName, signIn }) => ({
    subject: `Nuevo acceso a tu cuenta en ${siteName}`,
    paragraphs: [
      `Alguien ha entrado en tu cuenta en ${siteName} con un navegador que todavía no habías usado.`,
      [
        `Cuándo: ${moment(signIn.at, signIn.timeZone)}`,
        `Dispositivo: ${deviceName(signIn.device, 'es_ES')}`,
        ...(signIn.ip ? [`Dirección IP: ${signIn.ip}`] : []),
      ].join('\n'),
      wasMe,
    ],
    button,
    notes: [`${notMe} La contraseña nueva cierra todos los accesos abiertos.`],
  }),
  'two-factor-changed': (facts) => {
    const { subject, paragraph } = changes[twoFactorChange(facts)](facts.siteName)
    return { subject, paragraphs: [paragraph, wasMe], button, notes: [notMe] }
  },
  'approve-email-change': ({ siteName, newEmail }) => ({
    subject: `Autoriza el cambio de tu correo en ${siteName}`,
    paragraphs: [
      `Hemos recibido una petición para cambiar el correo de tu cuenta en ${siteName} a ${newEmail}.`,
      'Si has sido tú, autoriza el cambio aquí y usa también el enlace que hemos enviado a la nueva dirección.',
    ],
    button: 'Autorizar el cambio',
    notes: [
      bothNeeded,
      'Si no has sido tú, no uses el enlace: tu correo sigue siendo el mismo. Por seguridad, cambia tu contraseña.',
    ],
  }),
  // The reader may be a stranger whose address was typed by mistake, so the account's own address is not named.
  'confirm-email-change': ({ siteName }) => ({
    subject: `Confirma tu nuevo correo en ${siteName}`,
    paragraphs: [
      `Esta dirección se ha indicado como el nuevo correo de una cuenta en ${siteName}. Para confirmar que es tuya, abre el enlace en el navegador en el que estás en tu cuenta.`,
      'Hemos enviado otro enlace al correo actual de la cuenta, para autorizar el cambio.',
    ],
    button: 'Confirmar el nuevo correo',
    notes: [bothNeeded, 'Si no has pedido el cambio, ignora este mensaje.'],
  }),
  'email-changed': ({ siteName }) => ({
    subject: `El correo de tu cuenta en ${siteName} ha cambiado`,
    paragraphs: [
      `El correo de tu cuenta en ${siteName} acaba de cambiar, con la autorización de las dos direcciones. A partir de ahora, entra con el nuevo.`,
      'Por seguridad, las otras sesiones se han cerrado.',
    ],
    button,
    notes: [`${wasMe} Si no, habla ahora con nuestro soporte con el botón de arriba.`],
  }),
}
