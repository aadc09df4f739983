/** Writes dollars as people in Brazil do: US$ 1.234,50. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' }).format(cents / 100)
