import type { Output } from '#contract/route.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { purchases } from '#features/purchases/contract.ts'
import type { PurchaseFilter } from '#features/purchases/rules/purchase.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type ServiceOrder = Output<typeof purchases.list>['items'][number]

/** Whose panel shows the list: it decides where a process opens and which columns there are. */
export type Side = 'agent' | 'admin'

export const ordersQuery = (filter: PurchaseFilter) => pagedQuery(purchases.list, { filter })

/** Its day is over and it is not done. */
export const isLate = ({ dueOn, status }: ServiceOrder): boolean =>
  dueOn !== null && status !== 'done' && dueOn < officeDay(new Date())
