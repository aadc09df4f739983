import { type RefObject, useEffect, useRef } from 'react'

/** When the control that had the focus vanishes with what was shown, the focus goes to this one. */
export function useFocusBack(target: RefObject<HTMLElement | null>, shown: boolean): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body) target.current?.focus()
    before.current = shown
  }, [shown, target])
}
