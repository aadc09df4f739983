import { createHash } from 'node:crypto'
import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '../../audit.ts'
import type { Handler } from '../../mount.ts'
import { returnTurn, takeTurn } from '../../rate-limits.ts'
import { openSession } from './open-session.ts'
import { accountView } from './session-view.ts'

// CHECKS S06: the eleventh failure in a quarter of an hour is refused, wherever it comes from.
const failures = { max: 10, seconds: 900 }
const keyOf = (email: string): string => `signIn:account:${createHash('sha256').update(email).digest('base64url')}`

export const signIn: Handler<typeof contract.accounts.signIn> = async (context, { email, password }) => {
  await takeTurn(context.db, keyOf(email), failures, context.now)
  const id = await openSession(context, email, password).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid_credentials')
      await audit(context, { action: 'account.signInFailed' })
    throw error
  })
  await returnTurn(context.db, keyOf(email))
  const { banned } = await context.db
    .selectFrom('profiles')
    .select('banned')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (banned) {
    const { internalAdapter } = await context.auth.$context
    await internalAdapter.deleteUserSessions(id)
    context.answerHeaders.delete('set-cookie')
    throw new AppError('account_disabled')
  }
  await audit(context, { action: 'account.signedIn', subjectType: 'account', subjectId: id })
  return accountView(context, id)
}
