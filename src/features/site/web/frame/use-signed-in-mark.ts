import { useEffect, useLayoutEffect, useState } from 'react'
import { type Role, roles } from '#rules/role.ts'
import { readPlain } from '#web/api/read-plain.ts'
import { areaHint, correctAreaHint, useAreaHint } from '#web/session/use-area-hint.ts'

type Answer = { user?: { role?: unknown } | null; acting?: unknown }
/** `acting`: somebody of the team sees the product as this person. */
type Seen = { role: Role | null | undefined; acting: boolean }

/** The role that the server sees; undefined when the server did not answer. */
async function askRole(): Promise<Seen> {
  try {
    const { user, acting } = (await readPlain('/api/session')) as Answer
    const role = user === null ? null : roles.find((name) => name === user?.role)
    return { role, acting: Boolean(acting) }
  } catch {
    // Without an answer of the server the hint cookie stays the best guess.
    return { role: undefined, acting: false }
  }
}

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
