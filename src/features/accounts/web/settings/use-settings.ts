import { useQuery } from '@tanstack/react-query'
import { devicesQuery, settingsQuery } from './queries.ts'

// Mailed links and other devices change this data too, so cached answers are always stale.
const fresh = { staleTime: 0 } as const

export const useSettings = () => useQuery({ ...settingsQuery, ...fresh })
export const useDevices = () => useQuery({ ...devicesQuery, ...fresh })
