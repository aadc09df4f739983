import { sql } from 'kysely'
import type { messages } from '#features/messages/contract.ts'
import { sideOf } from '#features/messages/rules/conversation.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

export const markConversationRead: Handler<typeof messages.markRead> = (context, { id, upTo }) =>
  inTransaction(context, async (tx) => {
    const { id: readerId } = account(tx)
    const { parties } = await loadRegistration(tx, id, 'messages.mark')
    const seen = await tx.db
      .selectFrom('messages')
      .select(['id', 'created_at'])
      .where('id', '=', upTo)
      .where('business_registration_id', '=', id)
      .executeTakeFirst()
    if (!seen) throw new AppError('not_found')
    const byCustomer = sideOf(parties, readerId) === 'team'
    // Locks the rows in a fixed order, so that two tabs of one reader wait for each other instead of ending in a deadlock.
    const { numAffectedRows } = await sql`
      update messages set read = true, read_at = ${tx.now} where id in (
        select id from messages
        where business_registration_id = ${id}::uuid and not read
          and (sender_id = ${parties.customerId}::uuid) = ${byCustomer}::boolean
          and (created_at, id) <= (${seen.created_at}, ${seen.id}::uuid)
        order by created_at, id for update)`.execute(tx.db)
    if (numAffectedRows) await tx.emit('message.read', { ...parties, readerId, upTo })
    return { ok: true } as const
  })
