import { accounts } from '#features/accounts/contract.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from './query-client.ts'
import { forgetSession } from './replace-session.ts'
import { setLeaving } from './session-end.ts'
import { forgetUnsent } from './unsent-messages.ts'

/** Signs out, leaves the page and then forgets what was read: a guard left on screen would lead to the sign-in form. */
export async function endSession(goAway: () => Promise<void> | void): Promise<void> {
  const client = queryClient()
  setLeaving(true)
  // A read that arrives after the sign-out would be refused, and the browser would report it as an error.
  await client.cancelQueries()
  try {
    await call(accounts.signOut, {})
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
