import { useEffect, useState } from 'react'
import { stretchEnd } from '#features/workflows/rules/worked-time.ts'

/** Seconds since a timer started, by the server's clock; counting stops at the length at which the server ends the timer (G103). */
export function useRunningSeconds(startedAt: string, serverNow: string): number {
  // Offset between the server's clock and this device's, measured when the response came.
  const [ahead] = useState(() => Date.parse(serverNow) - Date.now())
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const start = new Date(startedAt)
  return Math.round((stretchEnd(start, new Date(now + ahead)).endedAt.getTime() - start.getTime()) / 1000)
}
