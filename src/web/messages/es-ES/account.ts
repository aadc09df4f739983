import type { account as portuguese } from '../pt-BR/account.ts'
import type { TranslationOf } from '../shape.ts'

export const account: TranslationOf<typeof portuguese> = {
  signInTitle: 'Entra en tu cuenta',
  signInText: 'Sigue tu empresa desde donde la dejaste.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Entrar',
  forgotPassword: 'Olvidé mi contraseña',
  noAccount: '¿Todavía no has abierto tu empresa?',
  openCompany: 'Abrir empresa',
  required: 'Campo obligatorio',
  fillAll: 'Por favor, rellena todos los campos',
  signedIn: '¡Sesión iniciada!',
  failed: 'Error de autenticación',
  failedText: 'Error de autenticación. Por favor, comprueba tus credenciales.',
  noConnection: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  sessionEnded: 'Tu sesión ha terminado. Entra de nuevo.',
}
