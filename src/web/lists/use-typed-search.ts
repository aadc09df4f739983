import { useEffect, useEffectEvent, useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause.ts'

/** State of a search box: typed text reaches the kept value after a pause in typing (debounce). */
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
