import { useEffect } from 'react'

const GAP_PX = 12

/** Reserves room for toasts, which would otherwise cover the newest message or the input. */
export function useToastRoom(): void {
  useEffect(() => {
    const toaster = document.querySelector('.toaster')
    if (!toaster) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      style.setProperty('--toasts', height > 0 ? `${height + GAP_PX}px` : '0px')
    })
    watch.observe(toaster)
    return () => {
      watch.disconnect()
      style.removeProperty('--toasts')
    }
  }, [])
}
