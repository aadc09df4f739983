import { useEffect } from 'react'

let open = 0

/** Dims the page behind a modal and keeps it from scrolling. Radix's overlay injects a style element, which `style-src` blocks. */
export function Backdrop() {
  useEffect(() => {
    const page = document.documentElement
    // The width of the hidden scrollbar is kept free, or the page would jump.
    if (open === 0) page.dataset['locked'] = window.innerWidth > page.clientWidth ? 'gutter' : ''
    open += 1
    return () => {
      open -= 1
      if (open === 0) delete page.dataset['locked']
    }
  }, [])
  // Same z-index as the modals, so that one opened later covers everything before it, including its backdrop.
  return <div className="fade-in pointer-events-auto fixed inset-0 z-50 bg-mar-950/60" />
}
