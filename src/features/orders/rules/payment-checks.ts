import { type Card, expiryState, isTestCard, validCvv, validNumber } from './card.ts'
import { postalCodeState } from './postal-code.ts'
import type { DraftAddress } from './wizard-draft.ts'

export const paymentChecks = ['number', 'expiry', 'cvv', 'address'] as const
export type PaymentCheck = (typeof paymentChecks)[number]

const filled = (text: string): boolean => text.trim() !== ''
const addressIsComplete = ({ country, street, city, state, zipCode }: DraftAddress): boolean =>
  [street, city, state].every(filled) && postalCodeState(country, zipCode) === 'valid'

/** What is wrong with a part of the card; 'empty' is shown only once the customer tries to pay. */
export type CardProblem = 'empty' | 'number' | 'notTest' | 'expiry' | 'expired' | 'cvv'

/** The first problem of each part of the card; test mode accepts only its own numbers (C7). */
export function cardProblems(card: Card, now: Date): Partial<Record<keyof Card, CardProblem>> {
  const wrong = (value: string, problem: CardProblem | undefined) => (filled(value) ? problem : 'empty')
  const expiry = { valid: undefined, wrong: 'expiry', past: 'expired' } as const
  const found = {
    number: wrong(card.number, validNumber(card.number) ? (isTestCard(card.number) ? undefined : 'notTest') : 'number'),
    expiry: wrong(card.expiry, expiry[expiryState(card.expiry, now)]),
    cvv: wrong(card.cvv, validCvv(card.cvv) ? undefined : 'cvv'),
    name: wrong(card.name, undefined),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

/** The four lines of the validation panel; the name on the card counts only for the form as a whole (G15). */
export function checkPayment(
  card: Card,
  address: DraftAddress,
  now: Date,
): { lines: Record<PaymentCheck, boolean>; valid: boolean } {
  const lines = {
    number: validNumber(card.number),
    expiry: expiryState(card.expiry, now) === 'valid',
    cvv: validCvv(card.cvv),
    address: addressIsComplete(address),
  }
  return { lines, valid: Object.values(lines).every(Boolean) && filled(card.name) }
}
