import type { TranslationOf } from '#rules/language/translation.ts'
import type { signIn as portuguese } from './sign-in.pt-BR.ts'

export const signIn: TranslationOf<typeof portuguese> = {
  signInTitle: 'Entra en tu cuenta',
  signInText: 'Sigue tu empresa desde donde la dejaste.',
  forgotPassword: 'Olvidé mi contraseña',
  noAccount: '¿Todavía no has abierto tu empresa?',
  openCompany: 'Abrir empresa',
  required: 'Campo obligatorio',
  fillAll: 'Por favor, rellena todos los campos',
  signedIn: '¡Sesión iniciada!',
  failedText: 'Error de autenticación. Por favor, comprueba tus credenciales.',
  sessionEnds: {
    unknown: 'Tu sesión ha terminado. Vuelve a entrar.',
    elsewhere: 'Tu sesión se ha cerrado desde otro dispositivo. Vuelve a entrar.',
    disabled: 'Esta cuenta está desactivada. Habla con soporte.',
    role: 'Tu acceso ha cambiado. Vuelve a entrar para continuar.',
    expired: 'Tu sesión ha caducado. Vuelve a entrar.',
  },
  passwordSet: 'Contraseña nueva guardada. Entra con ella.',
  codeText: 'Escribe el código de 6 dígitos que muestra tu aplicación de autenticación.',
  recoveryText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  passkeyText: 'Confirma con la huella, la cara o el PIN del dispositivo que guarda tu llave de acceso.',
  recoveryCode: 'Código de recuperación',
  recoveryShape: 'El código tiene 10 letras y números, como k7f2m-9qx4p',
  confirmCode: 'Confirmar',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
}
