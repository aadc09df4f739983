import type { TranslationOf } from '#rules/language/translation.ts'
import type { accountTitles as portuguese } from './account-titles.pt-BR.ts'

export const accountTitles: TranslationOf<typeof portuguese> = {
  byPath: {
    '/login': 'Sign in',
    '/signup': 'Create Account',
    '/esqueci-senha': 'Forgot password',
    '/redefinir-senha': 'Reset password',
    '/verificar-email': 'Verify e-mail',
    '/confirmar-novo-email': 'Confirm new e-mail',
  },
}
