import { type DutyStatus, isPending } from '#features/duties/rules/duty.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'
import type { PurchaseStatus } from './purchase.ts'

/** The facts about an order or purchase that decide whether it may be paid. */
export type Payable = {
  order: {
    status: RegistrationStatus
    paid: boolean
    refunded: boolean
    dissolved: boolean
    /** The customer's account was erased. */
    erased: boolean
  }
  /** Another payment of the same order or purchase is paid. */
  paidBefore: boolean
  /** The purchase; null for the order itself. `duty` is null if the purchase settles none. */
  purchase: { status: PurchaseStatus; duty: DutyStatus | null } | null
}

export type PayRefusal =
  | 'order_paid'
  | Extract<
      RefusalReason,
      'order_closed' | 'services_closed' | 'company_dissolved' | `purchase_${string}` | 'already_ordered'
    >

/**
 * Why an order or purchase may not be paid; undefined while it may. Checked when a payment page opens, when an order closes, and when money
 * arrives: money that arrives all the same is refunded.
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
  // For a dissolved company only services that settle an open duty may be paid.
  return order.dissolved && purchase.duty === null ? 'company_dissolved' : undefined
}
