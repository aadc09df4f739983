import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { system } from '#features/system/contract.ts'
import { call, keyOf } from '#web/api/call.ts'

export type System = Output<typeof system.read>

const LOOK_AGAIN_MS = 15_000

/** Polled while the screen is open; `background` keeps these calls from counting as the person's activity. */
export const systemQuery = queryOptions({
  queryKey: keyOf(system.read),
  queryFn: ({ signal }) => call(system.read, {}, { signal, background: true }),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
})
