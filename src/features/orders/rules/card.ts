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

/** The only numbers that test mode accepts (C7), so that no real card is entered. */
export const testCards = { accepted: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const
export const isTestCard = (number: string): boolean =>
  Object.values(testCards).some((known) => digitsOf(known) === digitsOf(number))

/** Whether it is the test card that the test provider declines. */
export const isDeclinedCard = (number: string): boolean => digitsOf(number) === digitsOf(testCards.declined)
/** URL fragment that makes the test provider's page decline: a fragment is never sent to a server (C1). */
export const DECLINED_CARD = '#recusado'

export const validNumber = (number: string): boolean => /^\d{13,19}$/.test(number.replaceAll(' ', ''))
/** A card is valid until its month ends in the holder's time zone, which may be half a day behind UTC. */
export function expiryState(expiry: string, now: Date): 'valid' | 'wrong' | 'past' {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return 'wrong'
  const HALF_A_DAY = 43_200_000
  return Date.UTC(2000 + Number(year), Number(month)) + HALF_A_DAY > now.getTime() ? 'valid' : 'past'
}
export const validCvv = (cvv: string): boolean => /^\d{3,4}$/.test(cvv)
