import { useQuery } from '@tanstack/react-query'
import { accessesQuery, type Export, privacyQuery } from './queries.ts'

// Other devices and the team change these records too, so they are read again on every visit.
const fresh = { staleTime: 0 } as const
const LOOK_AGAIN_MS = 5000
const isBeingMade = ({ state }: Export): boolean => state === 'making'

export const useAccesses = () => useQuery({ ...accessesQuery, ...fresh })

/** A live event announces a finished export; the page also polls while one is being made, in case it misses the event. */
export const usePrivacy = () =>
  useQuery({
    ...privacyQuery,
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.exports.some(isBeingMade) ? LOOK_AGAIN_MS : false),
  })
