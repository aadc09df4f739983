import type { TranslationOf } from '#rules/language/translation.ts'
import type { passwordStrength as portuguese } from './password-strength.pt-BR.ts'

export const passwordStrength: TranslationOf<typeof portuguese> = {
  meter: 'Seguridad de la contraseña',
  hint: ({ min }) => `Al menos ${min} caracteres. Una frase larga es mejor que los símbolos.`,
  more: ({ more }) => (more === 1 ? 'Falta 1 carácter más.' : `Faltan ${more} caracteres más.`),
  better: 'Añade otra palabra que nadie adivine.',
  strength: { short: 'Demasiado corta', weak: 'Débil', fair: 'Buena', strong: 'Fuerte' },
  label: ({ strength }) => `Seguridad de la contraseña: ${strength}`,
}
