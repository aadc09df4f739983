import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#web/session/use-session.ts'

const MINUTE = 60_000
const LOOK_AGAIN_MS = 10_000

const minutesUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE))

/** Whole minutes left; at zero the session is read again, because the impersonation has expired. */
export function useMinutesLeft(until: string): number {
  const client = useQueryClient()
  const [minutes, setMinutes] = useState(() => minutesUntil(until))
  useEffect(() => {
    const look = () => setMinutes(minutesUntil(until))
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (minutes === 0) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [client, minutes])
  return minutes
}
