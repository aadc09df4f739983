import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  commissionRules,
  type commissionRuleView,
  type ruleValues,
} from '#features/commissions/contract/commission-rules.ts'
import { queryOf } from '#web/api/call.ts'

export type CommissionRule = z.output<typeof commissionRuleView>
export type RuleValues = z.output<typeof ruleValues>
export type Rules = z.output<typeof commissionRules.list.response>
export type Hole = Rules['holes'][number]

/** Always refetched, because another admin may have saved meanwhile. */
export const rulesQuery = queryOptions({ ...queryOf(commissionRules.list, {}), staleTime: 0 })
