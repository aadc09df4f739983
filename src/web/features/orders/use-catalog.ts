import { useQueries, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { companyTypeView, packageView, stateGuideView, stateView } from '#contract/catalog.ts'
import { catalog } from '#contract/catalog.ts'
import { queryOf } from '#web/api/call.ts'

export type CompanyType = z.output<typeof companyTypeView>
export type State = z.output<typeof stateView>
export type Plan = z.output<typeof packageView>
export type Guide = z.output<typeof stateGuideView>

const LOOK_AGAIN_MS = 60_000
/** The office may change, move or archive a plan while somebody chooses; an open wizard looks every minute (G84). */
export const usePlans = (enabled = true) =>
  useQuery({ ...queryOf(catalog.packages, {}), staleTime: LOOK_AGAIN_MS, refetchInterval: LOOK_AGAIN_MS, enabled })

/** Types and states are kept for five minutes, as the client does by default (T17). */
export function useLists() {
  const [types, states, guides] = useQueries({
    queries: [
      queryOf(catalog.companyTypes, {}),
      queryOf(catalog.states, {}),
      // Only the yearly duty comes from here: without it the step still works.
      queryOf(catalog.guides, {}),
    ],
  })
  const needed = [types, states]
  return {
    types: types.data?.items,
    states: states.data?.items,
    guides: guides.data?.items,
    failed: needed.some(({ isError }) => isError),
    retrying: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of needed) if (list.isError) void list.refetch()
    },
  }
}
export type Lists = ReturnType<typeof useLists>
