import { useQuery } from '@tanstack/react-query'
import { accessesQuery, devicesQuery, type Export, privacyQuery, settingsQuery } from './queries.ts'

// Links in mails and other devices change these too: each look is a fresh one.
const fresh = { staleTime: 0 } as const

export const useSettings = () => useQuery({ ...settingsQuery, ...fresh })
export const useDevices = () => useQuery({ ...devicesQuery, ...fresh })
export const useAccesses = () => useQuery({ ...accessesQuery, ...fresh })

const LOOK_AGAIN_MS = 5000
const isBeingMade = ({ state }: Export): boolean => state === 'making'

/** Read again with every live event: one of them says that an export is ready; asked as well in case it is missed. */
export const usePrivacy = () =>
  useQuery({
    ...privacyQuery,
    ...fresh,
    meta: { live: true },
    refetchInterval: ({ state }) => (state.data?.exports.some(isBeingMade) ? LOOK_AGAIN_MS : false),
  })
