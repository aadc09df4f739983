import type { TranslationOf } from '#rules/language/translation.ts'
import type { twoFactor as portuguese } from './two-factor.pt-BR.ts'

export const twoFactor: TranslationOf<typeof portuguese> = {
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
