import { useCallback, useEffect, useRef, useState } from 'react'
import {
  asAnotherOrder,
  newDraft,
  type WizardChoice,
  type WizardDraft,
  withChoice,
} from '#domain/orders/wizard-draft.ts'
import { clearDraft, readDraft, writeDraft } from './storage.ts'

/** The draft as the browser keeps it; every change is written at once, so that closing loses nothing. */
export function useWizardDraft(choice: WizardChoice) {
  const [first] = useState(() => {
    const kept = readDraft(localStorage, Date.now())
    const draft = withChoice(kept ?? newDraft(crypto.randomUUID()), choice)
    return { draft, begun: kept !== undefined || Object.keys(choice).length > 0 }
  })
  const [draft, setDraft] = useState(first.draft)
  // A wizard in which nothing was chosen stores nothing, and gives way to a draft that the server keeps.
  const [started, setStarted] = useState(first.begun)
  useEffect(() => {
    if (first.begun) writeDraft(localStorage, first.draft, Date.now())
  }, [first])
  const change = useCallback((next: WizardDraft): void => {
    setStarted(true)
    setDraft(next)
    writeDraft(localStorage, next, Date.now())
  }, [])
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  /** The order of this draft is paid: what was typed since goes on as another order, and without that the wizard starts over. */
  const leaveOrder = useCallback(
    (typed: boolean): void => {
      if (typed) {
        change(asAnotherOrder(latest.current, crypto.randomUUID()))
        return
      }
      clearDraft(localStorage)
      setStarted(false)
      setDraft(newDraft(crypto.randomUUID()))
    },
    [change],
  )
  return { draft, started, change, leaveOrder }
}
