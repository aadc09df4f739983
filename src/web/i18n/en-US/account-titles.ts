import type { accountTitles as portuguese } from '#web/i18n/pt-BR/account-titles.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const accountTitles: TranslationOf<typeof portuguese> = {
  '/login': 'Sign in',
  '/signup': 'Create Account',
  '/esqueci-senha': 'Forgot password',
  '/redefinir-senha': 'Reset password',
  '/verificar-email': 'Verify e-mail',
  '/confirmar-novo-email': 'Confirm new e-mail',
}
