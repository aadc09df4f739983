/** The result of checking an identity number against its owner's tax country. */
export type IdentityNumberState = 'empty' | 'valid' | 'wrongCpf' | 'wrongPassport'

const isElevenDigits = (number: string): boolean => /^\d{11}$/.test(number)

/** The stored form: upper-case letters and digits without separators. */
export const identityNumberFrom = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase()

/** Both check digits are the weighted sum of the digits before them, times ten, modulo eleven; ten counts as zero. */
function isCpf(digits: string): boolean {
  // Eleven equal digits pass the checksum but are never issued.
  if (!isElevenDigits(digits) || /^(\d)\1+$/.test(digits)) return false
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce((total, digit, at) => total + Number(digit) * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === Number(digits[length])
  })
}

/** Eleven digits with tax country Brasil have to be a valid CPF; anything else has to look like a passport number (G42). */
export function identityNumberState(taxCountry: string | null, typed: string): IdentityNumberState {
  const number = identityNumberFrom(typed)
  if (number === '') return 'empty'
  if (taxCountry === 'BR' && isElevenDigits(number)) return isCpf(number) ? 'valid' : 'wrongCpf'
  return /^[A-Z0-9]{6,20}$/.test(number) ? 'valid' : 'wrongPassport'
}

/** Whether the number is a CPF and so a tax number; a passport number is not. */
export const isCpfOf = (taxCountry: string | null, number: string): boolean =>
  taxCountry === 'BR' && isCpf(identityNumberFrom(number))

/** Adds dots and dash to a complete CPF; other numeric input loses its separators, and anything else stays as typed. */
export function formatIdentityNumber(taxCountry: string | null, typed: string): string {
  const number = identityNumberFrom(typed)
  if (taxCountry !== 'BR' || !isElevenDigits(number)) return /^[\d.-]*$/.test(typed) ? number : typed
  return number.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}
