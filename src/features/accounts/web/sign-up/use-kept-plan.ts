import { useEffect, useState } from 'react'
import { readDraft } from '#features/orders/web/storage.ts'

/** Whether the browser holds a draft with a plan chosen on /cadastro. */
export function useKeptPlan(): boolean {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    try {
      setKept(Boolean(readDraft(localStorage, Date.now())?.packageId))
    } catch {
      // Without access to localStorage there is no draft.
    }
  }, [])
  return kept
}
