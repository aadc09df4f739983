import { type DutyStatus, isPending } from '#features/duties/rules/duty.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'
import type { PurchaseStatus } from './purchase.ts'

/** What a payment is for, as far as it decides whether money may be taken for it. */
export type Payable = {
  order: {
    status: RegistrationStatus
    paid: boolean
    refunded: boolean
    dissolved: boolean
    /** The customer's account was erased. */
    erased: boolean
  }
  /** Another payment for the same has the money. */
  paidBefore: boolean
  /** What is bought for the company; null when it is the order itself. `duty` is null where it settles none. */
  purchase: { status: PurchaseStatus; duty: DutyStatus | null } | null
}

export type PayRefusal =
  | 'order_paid'
  | Extract<
      RefusalReason,
      'order_closed' | 'services_closed' | 'company_dissolved' | `purchase_${string}` | 'already_ordered'
    >

/**
 * Why money may not be taken; undefined while it may. Asked whenever a page to pay opens, when an order closes, and when money arrives: what
 * comes all the same goes back.
 */
export function payRefusal({ order, paidBefore, purchase }: Payable): PayRefusal | undefined {
  const closed = order.status === 'rejected' || order.refunded || order.erased
  if (purchase === null) {
    if (paidBefore) return 'order_paid'
    return closed ? 'order_closed' : undefined
  }
  if (purchase.status === 'cancelled') return 'purchase_cancelled'
  if (purchase.status !== 'unpaid' || paidBefore) return 'already_ordered'
  if (closed || !order.paid) return 'services_closed'
  if (purchase.duty !== null && !isPending(purchase.duty)) return 'purchase_not_open'
  // After its end a company needs what settles a duty that is still open, and nothing else.
  return order.dissolved && purchase.duty === null ? 'company_dissolved' : undefined
}
