import { findSecondStep } from '#server/auth/second-step.ts'
import type { Context } from '#server/context.ts'
import { findAccountView, type SessionView, visitorView } from './account-view.ts'

/** The signed-in account; after a reload in the middle of a sign-in the view still asks for the second factor. */
export async function readSession(context: Context): Promise<SessionView> {
  const { session } = context
  const account = session && (await findAccountView(context, session.userId, session.actingUntil))
  if (account) return account
  const pending = await findSecondStep(context)
  return visitorView(context, pending && !pending.banned ? pending.by : [])
}
