import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { commissions, type commissionView } from '#features/commissions/contract.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Commission = z.output<typeof commissionView>
export type Months = z.output<typeof commissions.months.response>
export type AgentMonth = Months['agents'][number]

/** Always refetched, because another admin may be paying at the same time. */
export const monthsQuery = (month: string) =>
  queryOptions({ ...queryOf(commissions.months, month ? { month } : {}), staleTime: 0 })
export const agentCommissionsQuery = (agent: string, month: string) =>
  pagedQuery(commissions.list, { agent, month, limit: 100 }, { staleTime: 0 })
export const commissionReads = [commissions.months, commissions.list]
