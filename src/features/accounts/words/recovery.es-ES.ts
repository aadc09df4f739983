import type { TranslationOf } from '#rules/language/translation.ts'
import type { recovery as portuguese } from './recovery.pt-BR.ts'

export const recovery: TranslationOf<typeof portuguese> = {
  askTitle: '¿Olvidaste la contraseña?',
  askText: 'Escribe el correo de tu cuenta y te enviaremos un enlace para crear otra.',
  ask: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sentText: ({ email }) =>
    `Si hay una cuenta con ${email}, el enlace llega en unos minutos. Sirve durante 1 hora y una sola vez.`,
  sentHint: '¿No ha llegado? Mira también en el correo no deseado.',
  sentAgain: 'Lo hemos enviado de nuevo.',
  againIn: ({ seconds }) => `Enviar de nuevo en ${seconds} s`,
  otherAddress: 'Usar otro correo',
  backToSignIn: 'Volver al inicio de sesión',
  resetTitle: 'Crea una contraseña nueva',
  resetText: 'Después, los demás dispositivos conectados a tu cuenta se cierran.',
  inviteTitle: 'Crea tu contraseña',
  inviteText: 'Te han invitado al equipo. Elige la contraseña con la que vas a entrar.',
  save: 'Guardar contraseña nueva',
  saveInvite: 'Crear contraseña',
  failed: 'La contraseña no se ha guardado',
  expiredText: 'Ha caducado o lo ha sustituido uno más nuevo.',
  expiredInvite: 'Pide otra invitación a quien te invitó, o recibe un enlace nuevo en tu correo.',
  usedTitle: 'Este enlace ya se usó',
  usedText:
    'La contraseña se creó con él. Si no fuiste tú, pide otro enlace ahora: la contraseña nueva cierra las sesiones abiertas.',
  askAgain: 'Pedir otro enlace',
  noTokenTitle: 'Abre el enlace de tu correo',
  noTokenText: 'Esta página solo funciona con el enlace que enviamos. Si se ha perdido, pide otro.',
}
