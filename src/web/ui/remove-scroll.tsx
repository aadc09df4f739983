// Stands in for react-remove-scroll, which injects a style element that a strict style-src refuses.
import { Slot } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'

let open = 0

export function RemoveScroll({ children }: { children?: ReactNode }) {
  useEffect(() => {
    open += 1
    document.documentElement.dataset['locked'] = ''
    return () => {
      open -= 1
      if (open === 0) delete document.documentElement.dataset['locked']
    }
  }, [])
  return <Slot.Root>{children}</Slot.Root>
}
