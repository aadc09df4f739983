import { useEffect, useEffectEvent, useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause.ts'

/** A search box whose value is kept elsewhere and follows once the typing has paused. */
export function useTypedSearch(kept: string, onSettled: (value: string) => void) {
  const [typed, setTyped] = useState<string>()
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => (typed === kept ? setTyped(undefined) : settle(typed)), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, kept])
  return { value: typed ?? kept, onChange: setTyped }
}
