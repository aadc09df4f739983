import { useEffect, useState } from 'react'
import { readDraft } from '#features/orders/web/storage.ts'

/** Whether a plan was chosen on /cadastro before coming here. */
export function useKeptPlan(): boolean {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    try {
      setKept(Boolean(readDraft(localStorage, Date.now())?.packageId))
    } catch {
      // A browser that keeps nothing has kept no plan.
    }
  }, [])
  return kept
}
