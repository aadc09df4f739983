/** Converts a typed phone number to the international form that providers require; without a country code it counts as Brazilian. */
export function smsNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const number = phone.trim().startsWith('+') ? digits : withCountry(digits)
  return number !== undefined && /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : undefined
}

function withCountry(digits: string): string | undefined {
  const national = digits.replace(/^0+/, '')
  if (national.length === 10 || national.length === 11) return `55${national}`
  return national.startsWith('55') && (national.length === 12 || national.length === 13) ? national : undefined
}
