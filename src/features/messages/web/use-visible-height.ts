import { useEffect } from 'react'

/** Gives the styles the height that an on-screen keyboard leaves free (`--visible-height`). */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const root = document.documentElement
    const follow = () => {
      root.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`)
      root.toggleAttribute('data-keyboard', window.innerHeight - viewport.height > 120)
    }
    follow()
    viewport.addEventListener('resize', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      root.style.removeProperty('--visible-height')
      root.removeAttribute('data-keyboard')
    }
  }, [])
}
