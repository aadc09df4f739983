/** Marks text that is no amount; the server refuses it like any negative amount. */
export const WRONG_AMOUNT = -1

/** `138,75`, `138.75` or `1.234,50` in cents; null for empty text. */
export function centsFrom(typed: string): number | null {
  const plain = typed.trim().replace(/^(US)?\$\s*/, '')
  if (plain === '') return null
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!found) return WRONG_AMOUNT
  return Number((found[1] ?? '').replace(/[.,]/g, '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
