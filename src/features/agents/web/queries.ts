import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { handoverCalls, type handoverView } from '#features/agents/contract/handovers.ts'
import { agentCalls, type agentDetail, type agentStates } from '#features/agents/contract.ts'
import type { HandoverStatus } from '#features/agents/rules/handover.ts'
import { registrations } from '#features/registrations/contract.ts'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Agent = Output<typeof agentCalls.list>['items'][number]
export type AgentDetail = z.output<typeof agentDetail>
export type Handover = z.output<typeof handoverView>
export type AgentState = (typeof agentStates)[number]
export type AgentFilter = { search: string; state: AgentState | undefined }

export const agentsQuery = (filter: AgentFilter) => pagedQuery(agentCalls.list, filter)
export const agentQuery = (id: string) => queryOptions({ ...queryOf(agentCalls.read, { id }), staleTime: 0 })
/** The work that would move, never from the cache: the admin confirms exactly what is shown. */
export const workQuery = (id: string) => queryOptions({ ...queryOf(agentCalls.work, { id }), staleTime: 0, gcTime: 0 })
export const requestsQuery = (status: HandoverStatus) => pagedQuery(handoverCalls.requests, { status })
/** The agents that a registration can be assigned to. */
export const choiceQuery = queryOf(registrations.agents, {})

/** Read again after each change, also after a refusal: another admin may have changed agents or processes. */
export const agentReads = [
  agentCalls.list,
  agentCalls.read,
  agentCalls.work,
  handoverCalls.requests,
  registrations.agents,
]

export const totalOf = (
  of: Readonly<Record<RegistrationStatus, number>>,
  statuses = registrationStatuses as readonly RegistrationStatus[],
) => statuses.reduce((sum, status) => sum + of[status], 0)
