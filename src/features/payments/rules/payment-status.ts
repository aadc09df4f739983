export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Of all payments for an order one was refunded whole, and none is left that stands paid (K6). */
export const isMoneyBack = (payments: readonly PaymentStatus[]): boolean =>
  payments.includes('refunded') && !payments.includes('paid')
