import type { TranslationOf } from '#rules/language/translation.ts'
import type { accountTitles as portuguese } from './account-titles.pt-BR.ts'

export const accountTitles: TranslationOf<typeof portuguese> = {
  byPath: {
    '/login': 'Iniciar sesión',
    '/signup': 'Crear cuenta',
    '/esqueci-senha': 'Olvidé mi contraseña',
    '/redefinir-senha': 'Restablecer contraseña',
    '/verificar-email': 'Verificar correo',
    '/confirmar-novo-email': 'Confirmar nuevo correo',
  },
}
