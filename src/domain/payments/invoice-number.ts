/** The first eight characters of the payment's id (D4). */
export const invoiceNumber = (paymentId: string): string => `INV-${paymentId.slice(0, 8)}`
