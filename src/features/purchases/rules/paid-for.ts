import { type Quote, quoteShape } from '#features/registrations/rules/quote.ts'
import { type PurchaseQuote, purchaseQuoteShape } from './purchase-quote.ts'

/** What a payment is for: the order of a company, or something bought for it later. */
export type PaidFor = { kind: 'order'; quote: Quote } | { kind: 'purchase'; quote: PurchaseQuote }

export const paidForOf = ({ purchaseId, quote }: { purchaseId: string | null; quote: unknown }): PaidFor =>
  purchaseId === null
    ? { kind: 'order', quote: quoteShape.parse(quote) }
    : { kind: 'purchase', quote: purchaseQuoteShape.parse(quote) }
