import { sql } from 'kysely'
import type { unreadMessages } from '#features/messages/contract/unread-messages.ts'
import { UNREAD_COUNTED } from '#features/notifications/rules/unread.ts'
import { listScope } from '#rules/access.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Unread messages for the badge in the header. Each conversation has at least one, so UNREAD_COUNTED rows give an exact sum up to it. */
export const countUnread: Handler<typeof unreadMessages.unread> = async (context) => {
  const asCustomer = listScope(context.actor, 'messages.read').kind === 'owner'
  const count = sql.ref(asCustomer ? 'unread_by_customer' : 'unread_by_team')
  const side = sql.ref(asCustomer ? 'user_id' : 'agent_id')
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(unread), 0)::int as unread from (
      select ${count} as unread from conversations
      where ${side} = ${account(context).id}::uuid and ${count} > 0 limit ${sql.lit(UNREAD_COUNTED)}) as waiting`.execute(
    context.db,
  )
  return { unread: rows[0]?.unread ?? 0 }
}
