import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DRAFT_KEY } from '#features/orders/web/draft-key.ts'

export type Kept = 'draft' | 'payment'

/** How far a kept draft came. The module that reads drafts is fetched only where there is one. */
async function keptDraft(): Promise<Kept | undefined> {
  try {
    if (localStorage.getItem(DRAFT_KEY) === null) return undefined
    const { readDraft } = await import('#features/orders/web/storage.ts')
    const draft = readDraft(localStorage, Date.now())
    return draft && (draft.step === 6 ? 'payment' : 'draft')
  } catch {
    // A browser that keeps nothing, or no connection: the wizard itself looks again.
    return undefined
  }
}

const outcomes = ['cancelled', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** State that only the browser knows; set after hydration, so that the first render equals the prerendered page. */
export function useArrival(
  open: () => void,
  isOpen: boolean,
): { kept: Kept | undefined; outcome: Outcome | undefined } {
  const [query] = useSearchParams()
  const [kept, setKept] = useState<Kept>()
  const [outcome, setOutcome] = useState<Outcome>()
  const opened = useRef(false)
  const told = outcomes.find((one) => one === query.get('payment'))
  const back = told !== undefined || query.has('continuar')
  useEffect(() => {
    // Who comes back from paying, or from the card in the panel, finds the wizard open (C8).
    if (!back || opened.current) return
    opened.current = true
    open()
  }, [back, open])
  useEffect(() => setOutcome(told), [told])
  // Closing the wizard leaves a draft behind, so the page looks again.
  useEffect(() => {
    if (!isOpen) void keptDraft().then(setKept)
  }, [isOpen])
  return { kept, outcome }
}
