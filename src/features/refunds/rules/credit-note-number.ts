/** The first eight characters of the refund's id, like an invoice's (D4, G175). */
export const creditNoteNumber = (refundId: string): string => `NC-${refundId.slice(0, 8)}`
