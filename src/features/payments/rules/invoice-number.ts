import type { PaymentStatus } from './payment-status.ts'

/** The first eight characters of the payment's id (D4). */
export const invoiceNumber = (paymentId: string): string => `INV-${paymentId.slice(0, 8)}`

/** A try that failed moved no money: it keeps no invoice, and the next one has its own. */
export const hasInvoice = (status: PaymentStatus): boolean => status !== 'failed'
