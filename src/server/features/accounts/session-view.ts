import { accountView, type SessionView, visitorView } from '#server/auth/account-view.ts'
import { findSecondStep } from '#server/auth/second-step.ts'
import type { Context } from '#server/context.ts'

/** Who is signed in; a reload in the middle of signing in still asks for the code. */
export async function readSession(context: Context): Promise<SessionView> {
  const { session } = context
  if (session) return accountView(context, session.userId, session.actingUntil)
  const pending = await findSecondStep(context)
  return visitorView(context, pending !== undefined && !pending.banned)
}
