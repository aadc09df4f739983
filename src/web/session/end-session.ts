import { sessionCalls } from '#contract/session.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from './query-client.ts'
import { forgetSession } from './replace-session.ts'
import { setLeaving } from './session-end.ts'
import { forgetUnsent } from './unsent-messages.ts'

/** Signs out and leaves the page before clearing the cache: a guard still on screen would redirect to the sign-in form. */
export async function endSession(goAway: () => Promise<void> | void): Promise<void> {
  const client = queryClient()
  setLeaving(true)
  // A read that reaches the server after the sign-out would be refused and shown as an error in the browser's console.
  await client.cancelQueries()
  try {
    await call(sessionCalls.signOut, {})
  } catch (error) {
    setLeaving(false)
    void client.refetchQueries({ type: 'active' })
    throw error
  }
  await goAway()
  await forgetSession(client)
  sessionStorage.clear()
  forgetUnsent()
}
