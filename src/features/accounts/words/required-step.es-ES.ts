import type { TranslationOf } from '#rules/language/translation.ts'
import type { requiredStep as portuguese } from './required-step.pt-BR.ts'

export const requiredStep: TranslationOf<typeof portuguese> = {
  passwordTitle: 'Crea una contraseña nueva para continuar',
  passwordText: 'Las reglas de seguridad piden una contraseña nueva antes de entrar en el panel.',
  confirm: 'Confirma la contraseña nueva',
  save: 'Guardar y continuar',
  saved: '¡Contraseña cambiada!',
  failed: 'La contraseña no se ha cambiado',
  twoFactorTitle: 'Activa la verificación en dos pasos',
  twoFactorText: 'Las reglas de seguridad del equipo piden un código de tu móvil además de la contraseña.',
  twoFactorOn: 'Verificación en dos pasos activada',
  signedInAs: ({ email }) => `Has entrado como ${email}.`,
}
