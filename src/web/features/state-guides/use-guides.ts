import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { contract } from '#contract/index.ts'
import { queryOf } from '#web/api.ts'
import { stateFacts } from '#web/content/state-facts.ts'
import type { Guide } from './guide.ts'

/** True once the element has come near the screen. */
function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || reached) return
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setReached(true), {
      rootMargin: '600px',
    })
    watch.observe(target)
    return () => watch.disconnect()
  }, [element, reached])
  return reached
}

/** The facts of the finished page, and those of the API when the reader comes to them. */
export function useGuides(section: RefObject<HTMLElement | null>) {
  const reached = useReached(section)
  const query = useQuery({ ...queryOf(contract.catalog.guides, {}), enabled: reached })
  const items = query.data?.items
  const guides = useMemo<readonly Guide[]>(() => items?.map((whole) => ({ ...whole, whole })) ?? stateFacts, [items])
  return { guides, failed: query.isError, retry: () => void query.refetch(), retrying: query.isFetching }
}
