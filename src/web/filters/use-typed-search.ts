import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 250

/** A search box whose value is kept elsewhere and follows once the typing has paused: not every letter is a search. */
export function useTypedSearch(kept: string, onSettled: (value: string) => void) {
  const [typed, setTyped] = useState<string>()
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => (typed === kept ? setTyped(undefined) : settle(typed)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, kept])
  return { value: typed ?? kept, onChange: setTyped }
}
