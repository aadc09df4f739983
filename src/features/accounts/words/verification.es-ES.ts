import type { TranslationOf } from '#rules/language/translation.ts'
import type { verification as portuguese } from './verification.pt-BR.ts'

export const verification: TranslationOf<typeof portuguese> = {
  title: 'Confirma tu correo',
  text: 'Pulsa el botón para confirmar que esta dirección es tuya.',
  confirm: 'Confirmar mi correo',
  doneTitle: 'Correo confirmado',
  doneText: '¡Gracias! Todo está bien con tu dirección.',
  doneAfresh:
    'El enlace se ha abierto fuera de la cuenta. Por seguridad se han cerrado todos los accesos: te hemos enviado un correo para crear una contraseña nueva.',
  doneOwner:
    'Tu cuenta tiene ahora acceso de Super Admin. Por seguridad, se han cerrado todas las sesiones: te enviamos un correo para crear una nueva contraseña.',
  toPanel: 'Ir a mi panel',
  toSignIn: 'Entrar en mi cuenta',
  expiredText: 'Ya se ha usado, tiene más de 24 horas o lo ha sustituido uno más nuevo.',
  expiredSignIn: 'Entra en tu cuenta para recibir otro.',
  already: 'El correo de tu cuenta ya está confirmado.',
  sendAgain: 'Enviar otro enlace',
  sent: 'Hemos enviado otro enlace a tu correo.',
  sendFailed: 'No se ha enviado el enlace',
  noTokenTitle: 'Abre el enlace de tu correo',
  noTokenText: 'Esta página solo funciona con el enlace que enviamos. Si se ha perdido, pide otro en tu panel.',
  changeTitle: 'Confirma el cambio de correo',
  changeText: 'Pulsa el botón para aceptar la nueva dirección de tu cuenta.',
  changeConfirm: 'Confirmar el cambio',
  changeSignIn: 'Primero entra en la cuenta',
  waitingTitle: 'Falta el otro buzón',
  waitingText: 'Hemos anotado tu confirmación. Abre también el enlace que enviamos a la otra dirección.',
  changedTitle: 'Correo cambiado',
  changedText: 'A partir de ahora entras con la nueva dirección.',
  changeExpired:
    'Ya se ha usado, ha caducado o el cambio se ha cancelado. Pide el cambio de nuevo en la configuración.',
  changeNoToken: 'Esta página solo funciona con el enlace que enviamos. Si se ha perdido, pide el cambio de nuevo.',
  stripText: ({ email }) => `Hemos enviado un enlace a ${email}.`,
  stripOwner: ({ email }) => `El acceso de Super Admin empieza cuando abras el enlace que enviamos a ${email}.`,
}
