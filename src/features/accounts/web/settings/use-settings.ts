import { useQuery } from '@tanstack/react-query'
import { devicesQuery, settingsQuery } from './queries.ts'

// Links in mails and other devices change these too: each look is a fresh one.
const fresh = { staleTime: 0 } as const

export const useSettings = () => useQuery({ ...settingsQuery, ...fresh })
export const useDevices = () => useQuery({ ...devicesQuery, ...fresh })
