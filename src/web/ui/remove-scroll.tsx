// Replaces react-remove-scroll, which injects a style element that our strict `style-src` blocks.
import { Slot } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'

let open = 0

export function RemoveScroll({ children }: { children?: ReactNode }) {
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
  return <Slot.Root>{children}</Slot.Root>
}
