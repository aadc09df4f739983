import type { accounts } from '#features/accounts/contract.ts'
import { audit } from '#server/audit/audit.ts'
import { forgetSessionCookie } from '#server/auth/session-cookie.ts'
import { endOwnSession } from '#server/auth/start-session.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** The cookie that remembers the device stays, because `clear-site-data: "storage"` leaves cookies alone. */
export const signOut: Handler<typeof accounts.signOut> = async (context) => {
  const { id } = account(context)
  await inTransaction(context, async (tx) => {
    await endOwnSession(tx)
    await audit(tx, { action: 'account.signedOut', subjectType: 'account', subjectId: id })
  })
  forgetSessionCookie(context)
  context.answerHeaders.set('clear-site-data', '"storage"')
  return { ok: true }
}
