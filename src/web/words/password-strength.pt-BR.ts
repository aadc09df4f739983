export const passwordStrength = {
  meter: 'Força da senha',
  hint: ({ min }: { min: number }) => `Pelo menos ${min} caracteres. Uma frase longa é melhor do que símbolos.`,
  /** `more` is the number of characters that are missing for a long enough or strong password. */
  more: ({ more }: { more: number }) => (more === 1 ? 'Falta mais 1 caractere.' : `Faltam mais ${more} caracteres.`),
  better: 'Junte outra palavra, que ninguém adivinhe.',
  strength: { short: 'Curta demais', weak: 'Fraca', fair: 'Boa', strong: 'Forte' },
  label: ({ strength }: { strength: string }) => `Força da senha: ${strength}`,
}
