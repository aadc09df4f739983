import { useEffect } from 'react'

const THRESHOLD_PX = 10

/** The header turns opaque after 10 px (B7). A class on the root, as the inline loader sets it before us. */
export function useScrolled(): void {
  useEffect(() => {
    const mark = () => document.documentElement.classList.toggle('scrolled', scrollY > THRESHOLD_PX)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
}
