export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether one payment of an order was fully refunded and none is still paid (K6). */
export const isMoneyBack = (payments: readonly PaymentStatus[]): boolean =>
  payments.includes('refunded') && !payments.includes('paid')
