import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { type PaidFor, paidForOf } from '#features/purchases/rules/paid-for.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'
import { invoiceWords } from './invoice-words.ts'
import type { LineItem } from './provider/provider.ts'

type Paid = { purchase_id: string | null; quote: unknown; plan_price: number; state_fee: number }

function nameOf(language: Language, { kind, quote }: PaidFor): string {
  const words = invoiceWords[language]
  if (kind === 'order') return words.plan(quote.package.name, quote.companyType)
  if (quote.kind === 'upgrade') return words.upgrade(quote.from ?? '', quote.name)
  const name = referenceText(language, quote.name)
  return quote.duty === null
    ? name
    : words.forDuty(name, dutyNameIn(language, quote.duty.name, quote.duty.usName), quote.duty.period)
}

function feeOf(language: Language, { kind, quote }: PaidFor): string {
  const words = invoiceWords[language]
  return kind === 'order'
    ? words.stateFee(referenceText(language, quote.state), quote.stateFeeEstimated)
    : words.passedFee
}

/** The name of a payment in lists. */
export const descriptionOf = (language: Language, payment: Pick<Paid, 'purchase_id' | 'quote'>): string =>
  nameOf(language, paidForOf({ purchaseId: payment.purchase_id, quote: payment.quote }))

/** The lines of a payment on the provider's page and on the invoice; a purchase without a fee has no line for one. */
export function paymentLines(language: Language, payment: Paid): LineItem[] {
  const paidFor = paidForOf({ purchaseId: payment.purchase_id, quote: payment.quote })
  const own = { name: nameOf(language, paidFor), amountCents: payment.plan_price }
  const fee = { name: feeOf(language, paidFor), amountCents: payment.state_fee }
  return paidFor.kind === 'purchase' && payment.state_fee === 0 ? [own] : [own, fee]
}
