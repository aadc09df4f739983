import { officeDay } from '#features/facts/rules/recheck.ts'
import { type Day, daysAfter } from '#rules/days/day.ts'
import { everything, type PaidParts, type RefundRefusal, type RefundState, refundRefusal } from './figures.ts'
import type { RefundFailure, RefundStatus } from './status.ts'
import { withdrawalLaw } from './withdrawal-law.ts'

/** Why money is refunded; `unexpected`: it arrived for an order or purchase that could no longer be paid. */
export const refundGrounds = ['rule', 'goodwill', 'withdrawal', 'unexpected'] as const
export type RefundGround = (typeof refundGrounds)[number]

/** In São Paulo time; the day of the payment is not counted, and the last day counts in full. */
export const lastWithdrawalDay = (paidAt: Date): Day => daysAfter(officeDay(paidAt), withdrawalLaw.days)

const inTime = (paidAt: Date, now: Date): boolean => officeDay(now) <= lastWithdrawalDay(paidAt)

type Withdrawable = { status: RefundState['status']; parts: PaidParts; paidAt: Date | null }

/** Undefined while the customer may withdraw: no stage, dispute or other refund takes that right away. */
export function withdrawalRefusal({ status, parts, paidAt }: Withdrawable, now: Date): RefundRefusal | undefined {
  const state = { status, parts, disputeOpen: false, underWay: false, settled: false }
  return refundRefusal(state, everything) ?? (paidAt && inTime(paidAt, now) ? undefined : 'over')
}

/** The last day on which a customer may withdraw; null where that is not possible or was done already. */
export const withdrawUntil = (of: Withdrawable & { withdrawnAt: Date | null }, now: Date): Day | null =>
  of.paidAt === null || of.withdrawnAt !== null || withdrawalRefusal(of, now) ? null : lastWithdrawalDay(of.paidAt)

/** Whether a refund is owed in full without a decision: after a withdrawal, and for unexpected money. */
export const isOwed = (ground: RefundGround | null): boolean => ground === 'withdrawal' || ground === 'unexpected'

type Decided = { ground: RefundGround | null; status: RefundStatus; failure: RefundFailure | null }

/** An owed refund may only be refused once the provider reports that the money is gone, by a chargeback or another refund. */
export const mayRefuse = ({ ground, status, failure }: Decided): boolean =>
  !isOwed(ground) || (status === 'failed' && (failure === 'disputed' || failure === 'already_refunded'))
