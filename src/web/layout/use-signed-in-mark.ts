import { useLayoutEffect } from 'react'
import { useSession } from '#web/session/use-session.ts'

/** Corrects what the inline loader took from the hint cookie once the server has said who is here (DECISIONS B7). */
export function useSignedInMark(): void {
  const { user } = useSession()
  useLayoutEffect(() => {
    if (user === undefined) return
    document.documentElement.classList.toggle('signed-in', user !== null)
    // The session ended without a sign-out: the next page need not believe the hint.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    if (user === null) document.cookie = 'area=; Path=/; SameSite=Lax; Max-Age=0'
  }, [user])
}
