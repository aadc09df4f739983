/** Letters and digits alone, as a CNPJ is stored: dots, slash and dash are there for reading. */
export const cnpjFrom = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase()

// A letter counts as its place in ASCII less that of the zero, so that digits keep their value.
const worth = (sign: string): number => sign.charCodeAt(0) - 48

/** Weights run from 2 to 9 and again from 2, from right to left; a rest below two gives the digit zero. */
function checkDigit(signs: string): number {
  const sum = [...signs].reduceRight((total, sign, at) => total + worth(sign) * (2 + ((signs.length - 1 - at) % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Twelve digits or, since July 2026, letters and digits, then two check digits; `number` is as `cnpjFrom` writes it (G260). */
export function isCnpj(number: string): boolean {
  const base = number.slice(0, 12)
  // Twelve equal signs add up, and are given to no company.
  if (!/^[0-9A-Z]{12}\d{2}$/.test(number) || /^(.)\1+$/.test(base)) return false
  const first = checkDigit(base)
  return number === `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** As it is printed: 12.ABC.345/01DE-35. */
export const formatCnpj = (number: string): string =>
  number.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
