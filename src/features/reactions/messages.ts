import { sql } from 'kysely'
import type { DomainEvents } from '#features/events.ts'
import { otherSide } from '#features/messages/rules/conversation.ts'
import { lookForAwayReader } from '#features/messages/server/tell-away-reader.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { Context } from '#server/context.ts'
import { tell } from '#server/live/tell.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]

/** Both sides are told, because whoever wrote or read a message may have other pages open too. */
const sidesOf = ({ customerId, agentId }: { customerId: string; agentId: string | null }): string[] =>
  agentId ? [customerId, agentId] : [customerId]

export async function messageSent(tx: Context, of: Of<'message.sent'>): Promise<void> {
  const { registrationId, messageId, senderId } = of
  await tell(tx, sidesOf(of), 'message.created', { registrationId, messageId })
  const readerId = otherSide(of, senderId)
  if (readerId) await lookForAwayReader(tx, { registrationId, readerId }, tx.now)
}

export async function messageWaiting(tx: Context, of: Of<'message.waiting'>): Promise<void> {
  const { registrationId, readerId, unread } = of
  const facts = { company: await companyNameOf(tx, registrationId), unread }
  const about = { event: 'message.waiting', data: { registrationId } } as const
  await notify(tx, { userId: readerId, kind: 'messageWaiting', facts, ...about })
}

/** Reading messages also marks the `message.waiting` notifications about them as read. */
export async function messageRead(tx: Context, of: Of<'message.read'>): Promise<void> {
  const { registrationId, readerId, upTo } = of
  await tell(tx, sidesOf(of), 'message.read', { registrationId, upTo })
  const { numUpdatedRows } = await tx.db
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', readerId)
    .where('read', '=', sql.lit(false))
    .where('event', '=', sql.lit('message.waiting'))
    .where(sql<boolean>`data->>'registrationId' = ${registrationId}`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tx.emit('notification.read', { userId: readerId })
}
