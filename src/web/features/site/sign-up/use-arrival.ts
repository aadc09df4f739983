import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DRAFT_KEY } from '#web/features/orders/draft-key.ts'

/** The module that reads drafts is fetched only where there is one. */
async function hasDraft(): Promise<boolean> {
  try {
    if (localStorage.getItem(DRAFT_KEY) === null) return false
    const { readDraft } = await import('#web/features/orders/storage.ts')
    return readDraft(localStorage, Date.now()) !== undefined
  } catch {
    // A browser that keeps nothing, or no connection: the wizard itself looks again.
    return false
  }
}

/** State that only the browser knows; set after hydration, so that the first render equals the prerendered page. */
export function useArrival(open: () => void): { resume: boolean; cancelled: boolean } {
  const [query] = useSearchParams()
  const [resume, setResume] = useState(false)
  const [cancelled, setCancelled] = useState(false)
  const opened = useRef(false)
  const back = query.get('payment') === 'cancelled' || query.has('continuar')
  useEffect(() => {
    // Who comes back from paying, or from the card in the panel, finds the wizard open (C8).
    if (!back || opened.current) return
    opened.current = true
    open()
  }, [back, open])
  useEffect(() => {
    setCancelled(query.get('payment') === 'cancelled')
    void hasDraft().then(setResume)
  }, [query])
  return { resume, cancelled }
}
