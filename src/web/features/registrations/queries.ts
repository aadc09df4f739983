import type { z } from 'zod'
import { catalog } from '#contract/catalog.ts'
import type { registrationDetail } from '#contract/registration-detail.ts'
import type { registrationView } from '#contract/registrations.ts'
import { registrations } from '#contract/registrations.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Registration = z.output<typeof registrationView>
export type RegistrationDetail = z.output<typeof registrationDetail>
export type RegistrationFilter = {
  search: string
  status: RegistrationStatus | undefined
  agent: string
  state: string
  paid: '' | 'true' | 'false'
}

export const registrationsQuery = (filter: RegistrationFilter) => pagedQuery(registrations.list, filter)

const RECENT = 10
/** The newest registrations that the reader may see; older ones are loaded on demand. */
export const recentQuery = pagedQuery(registrations.list, { limit: RECENT })
export const countsQuery = queryOf(registrations.counts, {})
export const detailQuery = (id: string) => queryOf(registrations.detail, { id })
export const agentsQuery = queryOf(registrations.agents, {})
export const statesQuery = queryOf(catalog.states, {})
