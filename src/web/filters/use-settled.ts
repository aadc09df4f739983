import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** The value once the typing has paused, so that not every letter is a search. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
