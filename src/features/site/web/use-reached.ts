import { type RefObject, useEffect } from 'react'

/** Calls `onReached` once, when the element comes within 600 px of the viewport. */
export function useReached(element: RefObject<HTMLElement | null>, onReached: () => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return
        watch.disconnect()
        onReached()
      },
      { rootMargin: '600px' },
    )
    watch.observe(target)
    return () => watch.disconnect()
  }, [element, onReached])
}
