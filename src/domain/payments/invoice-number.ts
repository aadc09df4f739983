/** Spec P1 §3. */
export const invoiceNumber = (paymentId: string): string => `INV-${paymentId.slice(0, 8)}`
