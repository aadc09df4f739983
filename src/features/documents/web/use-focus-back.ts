import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `target` when the focused control disappears together with the content that was shown. */
export function useFocusBack(target: RefObject<HTMLElement | null>, shown: boolean): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body) target.current?.focus()
    before.current = shown
  }, [shown, target])
}
