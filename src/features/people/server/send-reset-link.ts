import { mayMailNow } from '#features/accounts/server/mail-reset-link.ts'
import type { people } from '#features/people/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { loadPerson } from './load-person.ts'

/** Same mail and rate limit as when the person asks for it (A4); the admin gets an error when no mail is sent. */
export const sendResetLink: Handler<typeof people.sendReset> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const { row, allowed } = await loadPerson(tx, 'people.disable', id)
    if (!allowed) throw new AppError('forbidden')
    if (row.banned) throw new AppError('conflict', { reason: 'reset_disabled' })
    if (!(await mayMailNow(tx, id))) throw new AppError('too_many_requests', { reason: 'reset_lately' })
    await tx.emit('person.resetLinkSent', { accountId: id })
    return { ok: true }
  })
