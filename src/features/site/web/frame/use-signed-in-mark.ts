import { useEffect, useLayoutEffect, useState } from 'react'
import { type Role, roles } from '#rules/role.ts'
import { readPlain } from '#web/api/read-plain.ts'
import { areaHint, correctAreaHint, useAreaHint } from '#web/session/use-area-hint.ts'

type Answer = { user?: { role?: unknown } | null; acting?: unknown }
/** `acting`: a superadmin impersonates this person. */
type Seen = { role: Role | null | undefined; acting: boolean }

/** The session's role as the server knows it; undefined when the server did not answer. */
async function askRole(): Promise<Seen> {
  try {
    const { user, acting } = (await readPlain('/api/session')) as Answer
    const role = user === null ? null : roles.find((name) => name === user?.role)
    return { role, acting: Boolean(acting) }
  } catch {
    // Without an answer from the server the hint cookie is the best guess.
    return { role: undefined, acting: false }
  }
}

/** Keeps the root's `signed-in` class, which the inline loader set from the hint cookie, and checks the hint with the server (B7). */
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
