import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DRAFT_KEY } from '#features/orders/web/draft-key.ts'

export type Kept = 'draft' | 'payment'

/** How far the visitor's draft got. The module that reads drafts is fetched only if there is one. */
async function keptDraft(): Promise<Kept | undefined> {
  try {
    if (localStorage.getItem(DRAFT_KEY) === null) return undefined
    const { readDraft } = await import('#features/orders/web/storage.ts')
    const draft = readDraft(localStorage, Date.now())
    return draft && (draft.step === 6 ? 'payment' : 'draft')
  } catch {
    // localStorage is blocked or the module could not be fetched: the wizard reads the draft again itself.
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
    // The wizard opens for customers who return from the payment provider or from the draft's card in the panel (C8).
    if (!back || opened.current) return
    opened.current = true
    open()
  }, [back, open])
  useEffect(() => setOutcome(told), [told])
  // Closing the wizard may leave a draft, so it is read again.
  useEffect(() => {
    if (!isOpen) void keptDraft().then(setKept)
  }, [isOpen])
  return { kept, outcome }
}
