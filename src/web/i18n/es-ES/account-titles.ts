import type { accountTitles as portuguese } from '#web/i18n/pt-BR/account-titles.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const accountTitles: TranslationOf<typeof portuguese> = {
  '/login': 'Iniciar sesión',
  '/signup': 'Crear cuenta',
  '/esqueci-senha': 'Olvidé mi contraseña',
  '/redefinir-senha': 'Restablecer contraseña',
  '/verificar-email': 'Verificar correo',
  '/confirmar-novo-email': 'Confirmar nuevo correo',
}
