import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type workflowCard, type workflowDetail, workflows } from '#features/workflows/contract.ts'
import type { WorkflowTab } from '#features/workflows/rules/workflow-status.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type WorkflowCard = z.output<typeof workflowCard>
export type WorkflowDetail = z.output<typeof workflowDetail>
export type Task = WorkflowDetail['taskList'][number]
export type TaskPaper = Task['papersNeeded'][number]

export const workflowsQuery = (filter: { tab: WorkflowTab; search: string }) => pagedQuery(workflows.list, filter)
export const countsQuery = queryOf(workflows.counts, {})
export const workflowQuery = (id: string) => queryOptions({ ...queryOf(workflows.read, { id }), staleTime: 0 })
/** Never fresh, because another page may have stopped the timer. */
export const timerQuery = queryOptions({ ...queryOf(workflows.timer, {}), staleTime: 0 })
export const refusalsQuery = queryOf(workflows.einRefusals, {})
