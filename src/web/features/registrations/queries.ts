import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { catalog } from '#contract/catalog.ts'
import type { registrationDetail } from '#contract/registration-detail.ts'
import type { registrationView } from '#contract/registrations.ts'
import { registrations } from '#contract/registrations.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import { call, keyOf, queryOf } from '#web/api/call.ts'

export type Registration = z.output<typeof registrationView>
export type RegistrationDetail = z.output<typeof registrationDetail>
export type RegistrationFilter = {
  search: string
  status: RegistrationStatus | undefined
  agent: string
  state: string
  paid: '' | 'true' | 'false'
}

const given = ({ search, status, agent, state, paid }: RegistrationFilter) => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(status ? { status } : {}),
  ...(agent ? { agent } : {}),
  ...(state ? { state } : {}),
  ...(paid ? { paid } : {}),
})

export const processesQuery = (filter: RegistrationFilter) => {
  const asked = given(filter)
  return infiniteQueryOptions({
    queryKey: [...keyOf(registrations.list), 'pages', asked],
    queryFn: ({ pageParam, signal }) =>
      call(registrations.list, { ...asked, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Keeps the old rows on the screen while the next letter of a search is answered.
    placeholderData: keepPreviousData,
  })
}

const RECENT = 10
/** The newest processes that the reader may see; older ones are loaded on demand. */
export const recentQuery = infiniteQueryOptions({
  queryKey: [...keyOf(registrations.list), 'recent'],
  queryFn: ({ pageParam, signal }) =>
    call(registrations.list, { limit: RECENT, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})
export const countsQuery = queryOf(registrations.counts, {})
export const detailQuery = (id: string) => queryOf(registrations.detail, { id })
export const agentsQuery = queryOf(registrations.agents, {})
export const statesQuery = queryOf(catalog.states, {})
