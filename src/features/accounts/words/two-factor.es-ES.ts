import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './two-factor.pt-BR.ts'

export const twoFactor: TranslationOf<typeof portuguese.twoFactor> = {
  passwordText: 'Para empezar, confirma tu contraseña.',
  start: 'Continuar',
  scanTitle: 'Lee el código con tu aplicación',
  scanText: 'Abre una aplicación de autenticación (Google Authenticator, Authy, 1Password) y apunta al código.',
  qrLabel: 'Código QR para la aplicación de autenticación',
  secretTitle: '¿No puedes leerlo? Escribe esta clave en la aplicación:',
  openApp: 'Abrir en la aplicación',
  copySecret: 'Copiar clave',
  secretCopied: 'Clave copiada',
  codeHint: 'El número que la aplicación muestra ahora.',
  confirm: 'Activar',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesText: 'Si pierdes el móvil, cada código abre tu cuenta una vez. No se volverán a mostrar.',
  copy: 'Copiar',
  copied: 'Códigos copiados',
  print: 'Imprimir',
  fileName: 'codigos-de-recuperacion.txt',
  fileTitle: ({ site }) => `Códigos de recuperación: ${site}`,
  kept: 'He guardado mis códigos',
  keptMissing: 'Guarda los códigos antes de continuar',
}

export const requiredStep: TranslationOf<typeof portuguese.requiredStep> = {
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

export const stepUp: TranslationOf<typeof portuguese.stepUp> = {
  text: 'Esto afecta a dinero, acceso o protección. Escribe tu contraseña o el código de la verificación en dos pasos.',
  password: 'Tu contraseña',
  code: 'Código de la verificación en dos pasos',
  useCode: 'Usar un código',
  usePassword: 'Usar la contraseña',
  confirm: 'Confirmar',
}
