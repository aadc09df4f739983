import type { accounts } from '#features/accounts/contract.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { addressOf, confirmAddress } from '#server/auth/confirm-address.ts'
import { isOwnerAddress } from '#server/auth/is-owner-address.ts'
import { forgetSessionCookie } from '#server/auth/session-cookie.ts'
import { spendHeld } from '#server/auth/spend-held.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { visitorView } from './account-view.ts'
import { readSession } from './session-view.ts'

export const askVerification: Handler<typeof accounts.askVerification> = (context) =>
  inTransaction(context, async (tx) => {
    const { id, session } = account(tx)
    if (!session.emailVerified) await tx.emit('account.verificationAsked', { accountId: id })
    return { ok: true }
  })

/** The session of this browser after the confirmation; a visitor's if the confirmation has just ended it. */
async function sessionAfter(tx: Context, endedFor: string | undefined) {
  if (!endedFor || tx.session?.userId !== endedFor) return readSession(tx)
  forgetSessionCookie(tx)
  return visitorView(tx, [])
}

/** Confirms the address; the owner's confirmed address becomes superadmin (A2). It opens no session. */
export const verifyEmail: Handler<typeof accounts.verifyEmail> = async (context, { token }) => {
  return inTransaction(context, async (tx) => {
    const used = await spendHeld(tx, { token, purposes: ['verify_email'] })
    if (!used) throw new AppError('link_expired')
    const { email, email_verified } = await addressOf(tx, used.userId)
    const startsAfresh = await confirmAddress(tx, { userId: used.userId, email, first: !email_verified })
    await audit(tx, { action: 'account.emailVerified', subjectType: 'account', subjectId: used.userId })
    const session = await sessionAfter(tx, startsAfresh ? used.userId : undefined)
    return { ...session, startsAfresh, owner: isOwnerAddress(tx, email) }
  })
}
