/** A CNPJ as it is stored: letters and digits only, without dots, slash and dash. */
export const cnpjFrom = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase()

// A character counts as its ASCII code minus that of `0`, so that digits keep their value.
const worth = (sign: string): number => sign.charCodeAt(0) - 48

/** Modulo 11: from right to left the weights cycle from 2 to 9; a remainder below 2 gives the digit 0. */
function checkDigit(signs: string): number {
  const sum = [...signs].reduceRight((total, sign, at) => total + worth(sign) * (2 + ((signs.length - 1 - at) % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Twelve digits or, since July 2026, letters and digits, then two check digits; `number` comes from `cnpjFrom` (G260). */
export function isCnpj(number: string): boolean {
  const base = number.slice(0, 12)
  // Twelve equal characters can have valid check digits, but no company gets such a number.
  if (!/^[0-9A-Z]{12}\d{2}$/.test(number) || /^(.)\1+$/.test(base)) return false
  const first = checkDigit(base)
  return number === `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** The printed form: 12.ABC.345/01DE-35. */
export const formatCnpj = (number: string): string =>
  number.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
