import type { TranslationOf } from '#rules/language/translation.ts'
import type { stepUp as portuguese } from './step-up.pt-BR.ts'

export const stepUp: TranslationOf<typeof portuguese> = {
  text: 'Esto afecta a dinero, acceso o protección. Escribe tu contraseña o el código de la verificación en dos pasos.',
  password: 'Tu contraseña',
  code: 'Código de la verificación en dos pasos',
  useCode: 'Usar un código',
  usePassword: 'Usar la contraseña',
  confirm: 'Confirmar',
}
