import { useCallback, useEffect, useRef, useState } from 'react'
import {
  asAnotherOrder,
  isTypedSince,
  newDraft,
  type WizardChoice,
  type WizardDraft,
  withChoice,
} from '#features/orders/rules/wizard-draft.ts'
import { clearDraft, readDraft, writeDraft } from './storage.ts'

/** The draft of this key cannot become its order any more: a save or an order was refused, or the order was closed. */
export type Over = { orderKey: string; because: 'saving' | 'ordering' | 'closed' }
export type LeaveOrder = (over: Over) => 'kept' | 'dropped' | undefined

// Outlives the closed wizard: what was typed before it was closed counts as typed when it opens again.
let found: WizardDraft | undefined

/** The draft as the browser keeps it; every change is written at once, so that closing loses nothing. */
export function useWizardDraft(choice: WizardChoice) {
  const [first] = useState(() => {
    const kept = readDraft(localStorage, Date.now())
    const start = kept ?? newDraft(crypto.randomUUID())
    if (found?.orderKey !== start.orderKey) found = start
    const chosen = Object.keys(choice).length > 0
    return { draft: withChoice(start, choice), choice, chosen, begun: kept !== undefined || chosen }
  })
  const [draft, setDraft] = useState(first.draft)
  // A wizard in which nothing was chosen stores nothing, and gives way to a draft that the server keeps.
  const [started, setStarted] = useState(first.begun)
  // Read by answers that may come before the next render.
  const latest = useRef(first.draft)
  useEffect(() => {
    if (first.begun) writeDraft(localStorage, first.draft, Date.now())
  }, [first])
  const change = useCallback((next: WizardDraft): void => {
    latest.current = next
    setStarted(true)
    setDraft(next)
    writeDraft(localStorage, next, Date.now())
  }, [])
  /** Takes over a draft in which nothing was typed here. */
  const adopt = useCallback(
    (next: WizardDraft): void => {
      found = next
      change(next)
    },
    [change],
  )
  /** What was typed goes on as another order, and without that the wizard starts over; undefined when it has left this order before. */
  const leaveOrder = useCallback<LeaveOrder>(
    ({ orderKey, because }) => {
      const { current } = latest
      if (current.orderKey !== orderKey) return undefined
      // The server takes the same order again, so a refused order was changed, on whichever device.
      if (because !== 'saving' || !found || isTypedSince(found, current)) {
        change(asAnotherOrder(current, crypto.randomUUID()))
        return 'kept'
      }
      clearDraft(localStorage)
      found = newDraft(crypto.randomUUID())
      latest.current = withChoice(found, first.choice)
      setStarted(first.chosen)
      setDraft(latest.current)
      return 'dropped'
    },
    [change, first],
  )
  return { draft, started, change, adopt, leaveOrder }
}
