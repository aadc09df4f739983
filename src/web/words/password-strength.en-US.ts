import type { TranslationOf } from '#rules/language/translation.ts'
import type { passwordStrength as portuguese } from './password-strength.pt-BR.ts'

export const passwordStrength: TranslationOf<typeof portuguese> = {
  meter: 'Password strength',
  hint: ({ min }) => `At least ${min} characters. A long sentence beats symbols.`,
  more: ({ more }) => (more === 1 ? 'Add 1 more character.' : `Add ${more} more characters.`),
  better: 'Add another word that nobody would guess.',
  strength: { short: 'Too short', weak: 'Weak', fair: 'Good', strong: 'Strong' },
  label: ({ strength }) => `Password strength: ${strength}`,
}
