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

/** Why the draft can no longer be ordered under this key: a save or an order was refused, or the order was closed. */
export type Over = { orderKey: string; because: 'saving' | 'ordering' | 'closed' }
export type LeaveOrder = (over: Over) => 'kept' | 'dropped' | undefined

// The draft before any input here. Module state, so that input still counts as such after the wizard is closed and reopened.
let found: WizardDraft | undefined

/** The draft, stored in the browser at every change, so that closing the page loses nothing. */
export function useWizardDraft(choice: WizardChoice) {
  const [first] = useState(() => {
    const kept = readDraft(localStorage, Date.now())
    const start = kept ?? newDraft(crypto.randomUUID())
    if (found?.orderKey !== start.orderKey) found = start
    const chosen = Object.keys(choice).length > 0
    return { draft: withChoice(start, choice), choice, chosen, begun: kept !== undefined || chosen }
  })
  const [draft, setDraft] = useState(first.draft)
  // Until something is chosen, the wizard stores nothing, and a draft from the server may replace it.
  const [started, setStarted] = useState(first.begun)
  // A ref, because responses may need the draft before the next render.
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
  /** Takes over the draft from the server, in which nothing was typed on this page yet. */
  const adopt = useCallback(
    (next: WizardDraft): void => {
      found = next
      change(next)
    },
    [change],
  )
  /** Continues typed data as another order, or starts over without any; undefined when the wizard has already left this order. */
  const leaveOrder = useCallback<LeaveOrder>(
    ({ orderKey, because }) => {
      const { current } = latest
      if (current.orderKey !== orderKey) return undefined
      // The server accepts an unchanged order again, so one that it refuses was changed, here or on another device.
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
