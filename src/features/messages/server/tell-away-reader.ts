import { sql } from 'kysely'
import { AWAY_AFTER_MS, isAway, sideOf } from '#features/messages/rules/conversation.ts'
import { findParties } from '#features/registrations/server/load-registration.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

type Asked = { registrationId: string; readerId: string }

/** Queues a check for when the message is old enough; a check that is already queued serves for this message too. */
export const lookForAwayReader = (tx: Context, asked: Asked, oldest: Date): Promise<void> =>
  addJob(tx, 'tell-away-reader', asked, {
    key: `away:${asked.registrationId}:${asked.readerId}`,
    notBefore: new Date(oldest.getTime() + AWAY_AFTER_MS),
  })

async function waitingFor(tx: Context, { registrationId, readerId }: Asked) {
  const parties = await findParties(tx, registrationId)
  // The registration may have another agent by now, who sees the unread messages in the list.
  if (!parties || (readerId !== parties.customerId && readerId !== parties.agentId)) return undefined
  const byCustomer = sideOf(parties, readerId) === 'team'
  const { unread, oldest, told } = await tx.db
    .selectFrom('messages as m')
    .select(sql<number>`count(*)::int`.as('unread'))
    .select(sql<Date | null>`min(m.created_at)`.as('oldest'))
    .select(
      sql<boolean>`exists (select from notifications n where n.user_id = ${readerId}::uuid and not n.read
        and n.event = 'message.waiting' and n.data->>'registrationId' = ${registrationId})`.as('told'),
    )
    .where('m.business_registration_id', '=', registrationId)
    .where('m.read', '=', sql.lit(false))
    .where(sql<boolean>`(m.sender_id = ${parties.customerId}::uuid) = ${byCustomer}::boolean`)
    .executeTakeFirstOrThrow()
  return { unread, oldest, told }
}

/** Notifies an away reader of a conversation's unread messages, and not again while that notification is unread (D10). */
export const tellAwayReader = (context: Context, asked: Asked): Promise<void> =>
  inTransaction(context, async (tx) => {
    const waiting = await waitingFor(tx, asked)
    if (!waiting?.oldest || waiting.told) return
    if (!isAway(waiting.oldest, tx.now)) return lookForAwayReader(tx, asked, waiting.oldest)
    await tx.emit('message.waiting', { ...asked, unread: waiting.unread })
  })
