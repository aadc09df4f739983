import { useEffect, useState } from 'react'
import { stretchEnd } from '#features/workflows/rules/worked-time.ts'

/** Seconds since a timer began, by the server's clock; it stands still where the product would end it (G103). */
export function useRunningSeconds(startedAt: string, serverNow: string): number {
  // How far this device's clock is from the server's when the answer came.
  const [ahead] = useState(() => Date.parse(serverNow) - Date.now())
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const start = new Date(startedAt)
  return Math.round((stretchEnd(start, new Date(now + ahead)).endedAt.getTime() - start.getTime()) / 1000)
}
