export type Card = { number: string; expiry: string; cvv: string; name: string }

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** Groups of four, 19 characters at most (G14), so 16 digits on screen; longer ones are pasted without blanks. */
export const formatCardNumber = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 19)
  return digits.length > 16 ? digits : digits.replace(/(.{4})(?=.)/g, '$1 ')
}
export const formatExpiry = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
export const formatCvv = (typed: string): string => digitsOf(typed).slice(0, 4)

/** The only numbers that test mode takes (C7): nobody types a real card into it. */
export const testCards = { accepted: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const
export const isTestCard = (number: string): boolean =>
  Object.values(testCards).some((known) => digitsOf(known) === digitsOf(number))

/** The one that the test provider never charges. */
export const isDeclinedCard = (number: string): boolean => digitsOf(number) === digitsOf(testCards.declined)
/** Behind the # of the test provider's page: the card used is sent to no server (C1). */
export const DECLINED_CARD = '#recusado'

export const validNumber = (number: string): boolean => /^\d{13,19}$/.test(number.replaceAll(' ', ''))
/** A card is good until its month ends, wherever its holder is: the month before ours may still run somewhere. */
export function expiryState(expiry: string, now: Date): 'valid' | 'wrong' | 'past' {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return 'wrong'
  const HALF_A_DAY = 43_200_000
  return Date.UTC(2000 + Number(year), Number(month)) + HALF_A_DAY > now.getTime() ? 'valid' : 'past'
}
export const validCvv = (cvv: string): boolean => /^\d{3,4}$/.test(cvv)
