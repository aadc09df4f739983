import { findSecondStep } from '#server/auth/second-step.ts'
import type { Context } from '#server/context.ts'
import { findAccountView, type SessionView, visitorView } from './account-view.ts'

/** Who is signed in; a reload in the middle of signing in still asks for the code. */
export async function readSession(context: Context): Promise<SessionView> {
  const { session } = context
  const account = session && (await findAccountView(context, session.userId, session.actingUntil))
  if (account) return account
  const pending = await findSecondStep(context)
  return visitorView(context, pending !== undefined && !pending.banned)
}
