import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { LONGEST_QUEUE, workbench } from '#features/agents/contract/workbench.ts'
import { catalog } from '#features/catalog/contract.ts'
import { notes } from '#features/registrations/contract/notes.ts'
import { registrationActivity } from '#features/registrations/contract/registration-activity.ts'
import type { registrationDetail } from '#features/registrations/contract/registration-detail.ts'
import type { registrationView } from '#features/registrations/contract.ts'
import { registrations } from '#features/registrations/contract.ts'
import type { AgentStage } from '#features/registrations/rules/agent-stage.ts'
import type { ProcessAttention } from '#features/registrations/rules/attention.ts'
import type { RegistrationOrder } from '#features/registrations/rules/list-order.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { linkTo, queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Registration = z.output<typeof registrationView>
export type RegistrationDetail = z.output<typeof registrationDetail>
export type RegistrationFilter = {
  search: string
  status: RegistrationStatus | undefined
  agent: string
  state: string
  type: string
  paid: '' | 'true' | 'false'
  attention: ProcessAttention | undefined
  from: string
  to: string
  sort: RegistrationOrder
}

/** A search is always newest first (G70). */
const asked = ({ search, sort, ...filter }: RegistrationFilter) =>
  search.trim() ? { ...filter, search } : { ...filter, sort }

export const registrationsQuery = (filter: RegistrationFilter) => pagedQuery(registrations.list, asked(filter))

/** The URL of the filtered list as a CSV file. */
export const fileOf = (filter: RegistrationFilter): string => {
  const given = Object.entries(asked(filter)).filter(([, value]) => value)
  return linkTo(registrations.csv, Object.fromEntries(given))
}

export type AgentProcess = Output<typeof workbench.processes>['items'][number]
export type UrgentProcess = Output<typeof workbench.queue>['items'][number]
export type AgentFilter = {
  search: string
  stage: AgentStage | undefined
  state: string
  type: string
  sort: 'newest' | 'oldest'
}
export const agentProcessesQuery = ({ search, sort, ...filter }: AgentFilter) =>
  pagedQuery(workbench.processes, search.trim() ? { ...filter, search } : { ...filter, sort })
/** The agent's most urgent processes: the first few, or the longest list that the server gives. */
export const queueQuery = queryOf(workbench.queue, {})
export const wholeQueueQuery = queryOf(workbench.queue, { limit: LONGEST_QUEUE })

const RECENT = 10
/** The newest registrations that the reader may see; older ones are loaded on demand. */
export const recentQuery = pagedQuery(registrations.list, { limit: RECENT })
export const countsQuery = queryOf(registrations.counts, {})
export const detailQuery = (id: string) => queryOf(registrations.detail, { id })
export const notesQuery = (id: string) => pagedQuery(notes.list, { id, limit: 5 }, { staleTime: 0 })
export const activityQuery = (id: string) => pagedQuery(registrationActivity.activity, { id }, { staleTime: 0 })
export const agentsQuery = queryOf(registrations.agents, {})
export const statesQuery = queryOf(catalog.states, {})
export const companyTypesQuery = queryOf(catalog.companyTypes, {})
