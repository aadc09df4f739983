import { sql } from 'kysely'
import { hasReader } from '#features/messages/rules/conversation.ts'
import { listScope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import { account, type Context } from '#server/context.ts'

const PREVIEW = 200

/** The columns of the conversation's own row that hold its customer and agent; lists are read by them. */
export const conversationSides = { owner: 'c.user_id', agent: 'c.agent_id' }

/** A registration without an agent is listed only if messages were written before. */
export const isListed = sql<boolean>`(c.agent_id is not null or c.has_messages)`

/** Query for the reader's conversations, each with its newest message and unread count. */
export function ownConversations(context: Context) {
  const { id: reader } = account(context)
  const scope = listScope(context.actor, 'messages.read')
  return (
    context.db
      .selectFrom('conversations as c')
      .innerJoin('business_registrations as r', 'r.id', 'c.id')
      .innerJoin('profiles as p', 'p.id', 'r.user_id')
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
            .whereRef('m.business_registration_id', '=', 'c.id')
            .orderBy('m.created_at', 'desc')
            .orderBy('m.id', 'desc')
            .limit(1)
            .as('l'),
        (join) => join.onTrue(),
      )
      .select(['c.id', 'r.company_name', 'r.user_id', 'r.assigned_agent_id', 'c.touched_at'])
      .select(['p.name as customer_name', 'a.name as agent_name'])
      .select(['l.preview', 'l.has_attachments', 'l.sender_id', 'l.created_at as written_at'])
      .select(
        sql<number>`case when c.user_id = ${reader}::uuid then c.unread_by_customer else c.unread_by_team end`.as(
          'unread',
        ),
      )
      // Filters by the conversation's own columns, which are in the index, and by the registration's, which are authoritative.
      .where(withinScope(scope, conversationSides))
      .where(withinScope(scope))
      .where(isListed)
  )
}

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
