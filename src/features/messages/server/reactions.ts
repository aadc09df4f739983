import { otherSide } from '#features/messages/rules/conversation.ts'
import { lookForAwayReader } from '#features/messages/server/tell-away-reader.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { tell } from '#server/live/publish.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'message.sent': MessageParties & { messageId: string; senderId: string }
    /** Messages have been unread for so long that their reader is away (`AWAY_AFTER_MS`). */
    'message.waiting': { registrationId: string; readerId: string; unread: number }
    'message.read': MessageParties & { readerId: string; upTo: string }
  }
}

type MessageParties = { registrationId: string; customerId: string; agentId: string | null }

/** Live events go to both sides, because the person who wrote or read a message may have other pages open too. */
const sidesOf = ({ customerId, agentId }: Omit<MessageParties, 'registrationId'>): string[] =>
  agentId ? [customerId, agentId] : [customerId]

async function messageSent(tx: Context, of: DataOf<'message.sent'>): Promise<void> {
  const { registrationId, messageId, senderId } = of
  await tell(tx, sidesOf(of), 'message.created', { registrationId, messageId })
  const readerId = otherSide(of, senderId)
  if (readerId) await lookForAwayReader(tx, { registrationId, readerId }, tx.now)
}

async function messageWaiting(tx: Context, of: DataOf<'message.waiting'>): Promise<void> {
  const { registrationId, readerId, unread } = of
  const facts = { company: await companyNameOf(tx, registrationId), unread }
  const about = { event: 'message.waiting', data: { registrationId } } as const
  await notify(tx, { userId: readerId, kind: 'messageWaiting', facts, ...about })
}

export const reactions: Reactions = {
  'message.sent': messageSent,
  'message.waiting': messageWaiting,
  'message.read': (tx, of) =>
    tell(tx, sidesOf(of), 'message.read', { registrationId: of.registrationId, upTo: of.upTo }),
}
