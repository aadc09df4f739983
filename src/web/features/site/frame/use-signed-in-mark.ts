import { useEffect, useLayoutEffect, useState } from 'react'
import { askRole } from '#web/session/ask-role.ts'
import { areaHint, correctAreaHint, useAreaHint } from '#web/session/use-area-hint.ts'

/** Takes over what the inline loader took from the hint cookie; the server is asked whether it is still true (B7). */
export function useSignedInMark(): { acting: boolean } {
  const [isActing, setActing] = useState(false)
  const hint = useAreaHint()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first drawing knows no hint, but the cookie does
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('signed-in', areaHint() !== undefined)
  }, [hint])
  useEffect(() => {
    if (!hint) return
    let current = true
    void askRole().then(({ role, acting }) => {
      if (!current) return
      setActing(acting)
      if (role !== undefined && role !== hint) correctAreaHint(role)
    })
    return () => {
      current = false
    }
  }, [hint])
  return { acting: isActing }
}
