import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { refunds } from '#features/refunds/contract.ts'
import type { RefundStatus } from '#features/refunds/rules/status.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Refund = Output<typeof refunds.read>
export type Preview = Output<typeof refunds.preview>
export type Outcome = Preview['byRule']
export type Rule = Output<typeof refunds.editedRules>['items'][number]

export const refundsQuery = (status: RefundStatus | undefined) => pagedQuery(refunds.list, { status })
export const refundQuery = (id: string) => queryOptions({ ...queryOf(refunds.read, { id }), staleTime: 0 })
/** Amounts are read anew each time a dialog opens, never from the cache. */
export const previewQuery = (id: string) =>
  queryOptions({ ...queryOf(refunds.preview, { id }), staleTime: 0, gcTime: 0 })
/** Always refetched, because another admin may have saved meanwhile. */
export const rulesQuery = queryOptions({ ...queryOf(refunds.editedRules, {}), staleTime: 0 })

const MOST_OWN = 100
/** A customer's own refunds, newest first; they are few, so one page is enough. */
export const ownRefundsQuery = queryOf(refunds.list, { limit: MOST_OWN })
