/** `sending`: decided, but the provider has not confirmed yet that the money arrived. */
export const refundStatuses = ['requested', 'sending', 'paid', 'refused', 'failed', 'withdrawn'] as const
export type RefundStatus = (typeof refundStatuses)[number]

const after: Record<RefundStatus, readonly RefundStatus[]> = {
  requested: ['sending', 'refused', 'withdrawn'],
  sending: ['paid', 'failed'],
  // A refund that the provider refused is retried or given up.
  failed: ['sending', 'refused'],
  // A bank may return the money weeks later.
  paid: ['failed'],
  refused: [],
  withdrawn: [],
}
export const canMoveRefund = (from: RefundStatus, to: RefundStatus): boolean => after[from].includes(to)

/** A payment has at most one refund under way. */
export const isUnderWay = (status: RefundStatus): boolean => status === 'requested' || status === 'sending'

/** An admin has to act on the refund, or it waits for the provider. */
export const waitsForOffice = (status: RefundStatus): boolean => isUnderWay(status) || status === 'failed'

/**
 * Why the provider did not pay back, or has not yet. `away` is retried automatically, `pending` waits for the bank, and `returned` means
 * that the bank rejected the money.
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
/** A failure as the row stores it: what the bank reports has a column of its own. */
export const failureColumns = (failure: RefundFailure | null) => ({
  failure: failure === 'returned' ? 'refused' : failure === 'pending' ? null : failure,
  bank: failure === 'returned' || failure === 'pending' ? failure : null,
})
export type RefundFailure = (typeof refundFailures)[number]
