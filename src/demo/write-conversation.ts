import type { Context } from '#server/context.ts'
import { conversations } from './conversations.ts'
import { aMessage } from './factories/message.ts'
import type { Registration } from './factories/registration.ts'
import { DAY, HOUR, later } from './timeline.ts'

export async function writeConversation(tx: Context, registration: Registration): Promise<void> {
  const { id, company_name, user_id, assigned_agent_id } = registration
  for (const { from, ago, text, unread } of conversations[company_name] ?? []) {
    const sender = from === 'customer' ? user_id : assigned_agent_id
    if (!sender) throw new Error(`${company_name} has no agent to talk to`)
    const created_at = later(tx.now, -ago * DAY)
    const read = unread ? {} : { read: true, read_at: later(created_at, HOUR / 4) }
    await aMessage(tx, id, sender, { message: text, created_at, ...read })
  }
}
