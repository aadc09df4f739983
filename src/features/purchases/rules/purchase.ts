/** What is bought once the company is ordered: a service from the office's list, or a better plan. */
export const purchaseKinds = ['extra', 'upgrade'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

export const purchaseStatuses = ['unpaid', 'paid', 'in_progress', 'done', 'cancelled'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** Ordered and neither delivered nor taken back. */
export const isLiving = (status: PurchaseStatus): boolean =>
  status === 'unpaid' || status === 'paid' || status === 'in_progress'

/** How the team narrows its list. */
export const purchaseFilters = ['todo', 'done'] as const
export type PurchaseFilter = (typeof purchaseFilters)[number]
