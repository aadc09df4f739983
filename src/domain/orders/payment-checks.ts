import { type Card, validCvv, validExpiry, validNumber } from './card.ts'
import { postalCodeState } from './postal-code.ts'
import type { DraftAddress } from './wizard-draft.ts'

export const paymentChecks = ['number', 'expiry', 'cvv', 'address'] as const
export type PaymentCheck = (typeof paymentChecks)[number]

const filled = (text: string): boolean => text.trim() !== ''
const addressIsComplete = ({ country, street, city, state, zipCode }: DraftAddress): boolean =>
  [street, city, state].every(filled) && postalCodeState(country, zipCode) === 'valid'

/** The four lines of the panel; the name on the card belongs to the form as a whole (G15). */
export function checkPayment(
  card: Card,
  address: DraftAddress,
): { lines: Record<PaymentCheck, boolean>; valid: boolean } {
  const lines = {
    number: validNumber(card.number),
    expiry: validExpiry(card.expiry),
    cvv: validCvv(card.cvv),
    address: addressIsComplete(address),
  }
  return { lines, valid: Object.values(lines).every(Boolean) && filled(card.name) }
}
