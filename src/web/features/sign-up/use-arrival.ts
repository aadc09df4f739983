import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readDraft } from '#web/wizard/storage.ts'

/** What only the browser knows, after the finished page has been taken over unchanged. */
export function useArrival(): { resume: boolean; cancelled: boolean } {
  const [query] = useSearchParams()
  const [known, setKnown] = useState({ resume: false, cancelled: false })
  useEffect(() => {
    const resume = readDraft(localStorage, Date.now()) !== undefined
    setKnown({ resume, cancelled: query.get('payment') === 'cancelled' })
  }, [query])
  return known
}
