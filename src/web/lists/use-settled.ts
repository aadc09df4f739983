import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause.ts'

/** The value once the typing has paused. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
