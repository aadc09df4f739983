import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadPerson } from './load-person.ts'

/** Signs a person out everywhere; signing in again stays possible. */
export const endSessions: Handler<typeof people.endSessions> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const { allowed } = await loadPerson(tx, 'people.disable', id)
    if (!allowed) throw new AppError('forbidden')
    await endSessionsOf(tx, id)
    await tx.emit('account.sessionsEnded', { accountId: id })
    return { ok: true }
  })
