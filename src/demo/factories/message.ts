import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Messages } from '#server/db/types.ts'

export type Message = Selectable<Messages>

/** Unread for the other side, as every message starts (D6). */
export async function aMessage(
  context: Context,
  registrationId: string,
  senderId: string,
  given: Partial<Message> = {},
): Promise<Message> {
  const created = given.created_at ?? context.now
  const row: Message = {
    id: context.newId(),
    business_registration_id: registrationId,
    sender_id: senderId,
    message: 'Olá! Há novidades sobre a empresa?',
    read: false,
    read_at: given.read ? created : null,
    created_at: created,
    ...given,
  }
  await context.db.insertInto('messages').values(row).execute()
  return row
}
