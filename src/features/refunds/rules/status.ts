import type { BadgeTone } from '#rules/badge-tone.ts'

/** `sending`: decided, and the provider has not said yet that the money arrived. */
export const refundStatuses = ['requested', 'sending', 'paid', 'refused', 'failed', 'withdrawn'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundTone: Record<RefundStatus, BadgeTone> = {
  requested: 'yellow',
  sending: 'blue',
  paid: 'green',
  refused: 'red',
  failed: 'red',
  withdrawn: 'grey',
}

const after: Record<RefundStatus, readonly RefundStatus[]> = {
  requested: ['sending', 'refused', 'withdrawn'],
  sending: ['paid', 'failed'],
  // What the provider refused is tried again or given up.
  failed: ['sending', 'refused'],
  // A bank may return the money weeks later.
  paid: ['failed'],
  refused: [],
  withdrawn: [],
}
export const canMoveRefund = (from: RefundStatus, to: RefundStatus): boolean => after[from].includes(to)

/** A payment has at most one such refund. */
export const isUnderWay = (status: RefundStatus): boolean => status === 'requested' || status === 'sending'

/** What the office has something to do about, or waits for. */
export const waitsForOffice = (status: RefundStatus): boolean => isUnderWay(status) || status === 'failed'

/**
 * Why the provider did not pay back, or has not yet; `away` is tried again by itself, and `pending` waits for the bank. `returned`: the
 * bank did not take the money.
 */
export const refundFailures = [
  'away',
  'pending',
  'provider_gone',
  'already_refunded',
  'disputed',
  'insufficient_funds',
  'changed',
  'unknown_payment',
  'refused',
  'returned',
] as const
/** How a row keeps it: what the bank says has a column of its own. */
export const failureColumns = (failure: RefundFailure | null) => ({
  failure: failure === 'returned' ? 'refused' : failure === 'pending' ? null : failure,
  bank: failure === 'returned' || failure === 'pending' ? failure : null,
})
export type RefundFailure = (typeof refundFailures)[number]
