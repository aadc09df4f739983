import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { commissionRules, type commissionRuleView } from '#features/commissions/contract/commission-rules.ts'
import { commissions } from '#features/commissions/contract.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Rule = z.output<typeof commissionRuleView>
export type Rules = Output<typeof commissionRules.list>
export type Earnings = Output<typeof commissions.earnings>

/** The rows of a long list that are shown before the agent asks for the rest. */
export const FIRST = 10

export const earningsQuery = queryOptions(queryOf(commissions.earnings, {}))
/** Always refetched, because no live event is published when rules are edited. */
export const rulesQuery = queryOptions({ ...queryOf(commissionRules.list, {}), staleTime: 0 })
export const historyQuery = pagedQuery(commissions.list, { limit: FIRST })
