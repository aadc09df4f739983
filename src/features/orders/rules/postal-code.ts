export type PostalCodeState = 'empty' | 'incomplete' | 'invalid' | 'valid'

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')
const dashed = (digits: string, before: number, most: number): string => {
  const kept = digits.slice(0, most)
  return kept.length > before ? `${kept.slice(0, before)}-${kept.slice(before)}` : kept
}

/** United States: 12345 or 12345-6789 (G13). Brasil: 00000-000. Other countries: as typed (C12). */
export function formatPostalCode(country: string, typed: string): string {
  if (country === 'US') return dashed(digitsOf(typed), 5, 9)
  if (country === 'BR') return dashed(digitsOf(typed), 5, 8)
  return typed.slice(0, 20)
}

const whole: Record<string, RegExp> = { US: /^\d{5}(-\d{4})?$/, BR: /^\d{5}-\d{3}$/ }
const longest: Record<string, number> = { US: 10, BR: 9 }

/** A code that is long enough and wrong is invalid; one that is too short is incomplete. */
export function postalCodeState(country: string, code: string): PostalCodeState {
  const value = code.trim()
  if (value === '') return 'empty'
  const pattern = whole[country]
  if (!pattern || pattern.test(value)) return 'valid'
  const typedInFull = value.length >= (longest[country] ?? 0) || /[^\d-]/.test(value)
  return typedInFull ? 'invalid' : 'incomplete'
}
