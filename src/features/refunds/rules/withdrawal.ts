import { officeDay } from '#features/facts/rules/recheck.ts'
import { type Day, daysAfter } from '#rules/days/day.ts'
import { everything, type PaidParts, type RefundRefusal, type RefundState, refundRefusal } from './figures.ts'
import type { RefundFailure, RefundStatus } from './status.ts'
import { withdrawalLaw } from './withdrawal-law.ts'

/** On which ground money goes back; `unexpected` is money that came for what was over. */
export const refundGrounds = ['rule', 'goodwill', 'withdrawal', 'unexpected'] as const
export type RefundGround = (typeof refundGrounds)[number]

/** The day of the payment is not counted, and the last one is whole, in São Paulo. */
export const lastWithdrawalDay = (paidAt: Date): Day => daysAfter(officeDay(paidAt), withdrawalLaw.days)

const inTime = (paidAt: Date, now: Date): boolean => officeDay(now) <= lastWithdrawalDay(paidAt)

type Withdrawable = { status: RefundState['status']; parts: PaidParts; paidAt: Date | null }

/** Undefined while the customer may withdraw: no stage, no dispute and no other refund takes that away. */
export function withdrawalRefusal({ status, parts, paidAt }: Withdrawable, now: Date): RefundRefusal | undefined {
  const state = { status, parts, disputeOpen: false, underWay: false, settled: false }
  return refundRefusal(state, everything) ?? (paidAt && inTime(paidAt, now) ? undefined : 'over')
}

/** The last day on which a customer may withdraw; null where that is not possible or was done already. */
export const withdrawUntil = (of: Withdrawable & { withdrawnAt: Date | null }, now: Date): Day | null =>
  of.paidAt === null || of.withdrawnAt !== null || withdrawalRefusal(of, now) ? null : lastWithdrawalDay(of.paidAt)

/** Goes back whole, without a decision: after a withdrawal, and where money came for what was over. */
export const isOwed = (ground: RefundGround | null): boolean => ground === 'withdrawal' || ground === 'unexpected'

type Decided = { ground: RefundGround | null; status: RefundStatus; failure: RefundFailure | null }

/** What is owed is refunded in full at every stage; only a chargeback leaves nothing to refund. */
export const mayRefuse = ({ ground, status, failure }: Decided): boolean =>
  !isOwed(ground) || (status === 'failed' && (failure === 'disputed' || failure === 'already_refunded'))
