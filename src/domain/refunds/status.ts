import type { BadgeTone } from '#domain/badge-tone.ts'

/** `sending`: decided, and the provider has not said yet that the money went back. */
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
  paid: [],
  refused: [],
  withdrawn: [],
}
export const canMoveRefund = (from: RefundStatus, to: RefundStatus): boolean => after[from].includes(to)

/** A payment has at most one such refund. */
export const isUnderWay = (status: RefundStatus): boolean => status === 'requested' || status === 'sending'

/** What the office has something to do about, or waits for. */
export const waitsForOffice = (status: RefundStatus): boolean => isUnderWay(status) || status === 'failed'

/** Why the provider did not pay back; `away` is tried again by itself. */
export const refundFailures = [
  'away',
  'provider_gone',
  'already_refunded',
  'disputed',
  'insufficient_funds',
  'changed',
  'unknown_payment',
  'refused',
] as const
export type RefundFailure = (typeof refundFailures)[number]
