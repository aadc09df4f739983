/** What is bought once the company is ordered: a service from the office's list, or a better plan. */
export const purchaseKinds = ['extra', 'upgrade'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

export const purchaseStatuses = ['unpaid', 'paid', 'in_progress', 'done', 'cancelled'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** How the team narrows its list. */
export const purchaseFilters = ['todo', 'done'] as const
export type PurchaseFilter = (typeof purchaseFilters)[number]
