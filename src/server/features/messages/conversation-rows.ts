import { sql } from 'kysely'
import { listScope } from '#domain/access.ts'
import { hasReader } from '#domain/messages/conversation.ts'
import { account, type Context } from '#server/context.ts'
import { withinScope } from '#server/records/within-scope.ts'

const PREVIEW = 200

/** Counts unread messages of the other side: the customer's for the team, everybody else's for the customer. */
const unreadCount = (reader: string) => sql<number>`(
  select count(*)::int from messages u
  where u.business_registration_id = r.id and not u.read and (u.sender_id = r.user_id) <> (r.user_id = ${reader}::uuid))`

/** Own conversations with the newest message and the number unread, in one read. */
export function ownConversations(context: Context) {
  const { id: reader } = account(context)
  return (
    context.db
      .selectFrom('business_registrations as r')
      .innerJoin('profiles as c', 'c.id', 'r.user_id')
      .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('messages as m')
            .select(['m.id', 'm.sender_id', 'm.created_at'])
            .select(sql<string>`left(m.message, ${sql.lit(PREVIEW)})`.as('preview'))
            .select(
              sql<boolean>`exists (select from message_attachments x where x.message_id = m.id)`.as('has_attachments'),
            )
            .whereRef('m.business_registration_id', '=', 'r.id')
            .orderBy('m.created_at', 'desc')
            .orderBy('m.id', 'desc')
            .limit(1)
            .as('l'),
        (join) => join.onTrue(),
      )
      .select(['r.id', 'r.company_name', 'r.user_id', 'r.assigned_agent_id'])
      .select(['c.name as customer_name', 'a.name as agent_name'])
      .select(['l.preview', 'l.has_attachments', 'l.sender_id', 'l.created_at as written_at'])
      .select(lastTouched.as('touched_at'))
      .select(unreadCount(reader).as('unread'))
      .where(withinScope(listScope(context.actor, 'messages.read')))
      // A registration without an agent is listed only if messages were written before.
      .where(sql<boolean>`(r.assigned_agent_id is not null or l.id is not null)`)
  )
}

export const lastTouched = sql<Date>`coalesce(l.created_at, r.created_at)`

type Row = Awaited<ReturnType<ReturnType<typeof ownConversations>['executeTakeFirstOrThrow']>>

export function conversationView(context: Context, row: Row) {
  const { id: reader } = account(context)
  const other = reader === row.user_id ? row.agent_name : row.customer_name
  return {
    id: row.id,
    companyName: row.company_name,
    counterpart: other === null ? null : { name: other },
    lastMessage: row.written_at && {
      preview: row.preview ?? '',
      mine: row.sender_id === reader,
      hasAttachments: row.has_attachments ?? false,
      createdAt: row.written_at,
    },
    unread: row.unread,
    canWrite: hasReader({ agentId: row.assigned_agent_id }),
  }
}
