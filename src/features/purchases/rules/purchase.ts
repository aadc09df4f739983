/** What can be bought for a company after its order: a service from the price list, or an upgrade to a better plan. */
export const purchaseKinds = ['extra', 'upgrade'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

export const purchaseStatuses = ['unpaid', 'paid', 'in_progress', 'done', 'cancelled'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** Ordered, and neither delivered nor cancelled. */
export const isLiving = (status: PurchaseStatus): boolean =>
  status === 'unpaid' || status === 'paid' || status === 'in_progress'

/** The filters of the team's list. */
export const purchaseFilters = ['todo', 'done'] as const
export type PurchaseFilter = (typeof purchaseFilters)[number]
