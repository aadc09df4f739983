import type { PaymentStatus } from './payment-status.ts'

/** The first eight characters of the payment's id (D4). */
export const invoiceNumber = (paymentId: string): string => `INV-${paymentId.slice(0, 8)}`

/** A failed payment moved no money, so it has no invoice; the next try is a payment with an invoice of its own. */
export const hasInvoice = (status: PaymentStatus): boolean => status !== 'failed'
