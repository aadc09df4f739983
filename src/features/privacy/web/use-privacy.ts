import { useQuery } from '@tanstack/react-query'
import { accessesQuery, type Export, privacyQuery } from './queries.ts'

// Other devices and the office change these too: each look is a fresh one.
const fresh = { staleTime: 0 } as const
const LOOK_AGAIN_MS = 5000
const isBeingMade = ({ state }: Export): boolean => state === 'making'

export const useAccesses = () => useQuery({ ...accessesQuery, ...fresh })

/** A live event says that an export is ready; the page also asks by itself in case it misses the event. */
export const usePrivacy = () =>
  useQuery({
    ...privacyQuery,
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.exports.some(isBeingMade) ? LOOK_AGAIN_MS : false),
  })
