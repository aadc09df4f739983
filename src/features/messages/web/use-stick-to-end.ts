import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END = 60

/**
 * For a scroller whose content starts at its end (`flex-col-reverse`): older messages added above do not move the view. New messages
 * below would push it up: a reader at the end follows them; otherwise the position is kept and `newBelow` announces them.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  { last, own }: { last: string | undefined; own: boolean },
) {
  const [newBelow, setNewBelow] = useState(false)
  const before = useRef({ last, height: 0 })
  const toEnd = () => {
    scroller.current?.scrollTo({ top: 0 })
    setNewBelow(false)
  }
  const isAtEnd = () => Math.abs(scroller.current?.scrollTop ?? 0) < NEAR_END
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const grown = box.scrollHeight - before.current.height
    const added = last !== before.current.last && before.current.last !== undefined
    before.current = { last, height: box.scrollHeight }
    if (!added) return
    if (own || Math.abs(box.scrollTop) < NEAR_END) box.scrollTop = 0
    else {
      box.scrollTop -= grown
      setNewBelow(true)
    }
  })
  return { newBelow, toEnd, onScroll: () => isAtEnd() && setNewBelow(false) }
}
