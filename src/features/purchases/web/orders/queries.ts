import type { Output } from '#contract/route.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { purchases } from '#features/purchases/contract.ts'
import type { PurchaseFilter } from '#features/purchases/rules/purchase.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type ServiceOrder = Output<typeof purchases.list>['items'][number]

/** The panel that shows the list: it decides where a registration opens and which columns there are. */
export type Side = 'agent' | 'admin'

export const ordersQuery = (filter: PurchaseFilter) => pagedQuery(purchases.list, { filter })

/** The due day of its duty has passed, and the service is not done. */
export const isLate = ({ dueOn, status }: ServiceOrder): boolean =>
  dueOn !== null && status !== 'done' && dueOn < officeDay(new Date())
