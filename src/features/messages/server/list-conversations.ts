import { sql } from 'kysely'
import type { messages } from '#features/messages/contract.ts'
import { listScope } from '#rules/access.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { type Found, findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { afterPlace, atMost, newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { conversationSides, conversationView, isListed, ownConversations } from './conversation-rows.ts'

/** Searches by the name of the company, and by the name and e-mail address of the customer. */
function findConversations(context: Context, term: string, span: Span): Promise<Found[]> {
  const scope = listScope(context.actor, 'messages.read')
  // An agent's conversations are always listed; the condition would only prevent an index-only scan.
  const own = sql`${withinScope(scope, conversationSides)} and ${scope.kind === 'agent' ? sql`true` : isListed}`
  const walk = ({ after, most }: Span) => sql`
    select c.id, c.touched_at as at, c.search_text as text from conversations c
    where ${own} and ${afterPlace(sql.ref('c.touched_at'), sql.ref('c.id'), after)}
    order by c.touched_at desc, c.id desc ${atMost(most)}`
  // `lateral` with `offset 0` looks up one conversation per match: with a plain join the planner may read all of them.
  const matches = () => sql<Found>`
    select c.id, c.at from registration_search s
      cross join lateral (select c.id, c.touched_at as at from conversations c where c.id = s.id and ${own} offset 0) c
    where ${contains(sql.ref('s.search_text'), term)}
      and ${scope.kind === 'agent' ? sql`s.agent_id = ${scope.id}::uuid` : sql`true`}`
  const beyond = scope.kind === 'owner' ? undefined : { walked: 'indexed' as const, matches }
  return findNewest(context, term, { walk, beyond }, span)
}

type Part = 'unread' | 'read'
/** Written as literals, so that the planner uses the index of each part. */
const inPart = { unread: sql<boolean>`c.unread_by_team > 0`, read: sql<boolean>`c.unread_by_team <= 0` }

const newest = (context: Context, span: Span, part?: Part) => {
  const own = ownConversations(context)
  return newestFirst(part ? own.where(inPart[part]) : own, ['c.touched_at', 'c.id'], span).execute()
}

/** An agent's conversations with unread messages come first, then the rest (G135). */
async function unreadFirst(context: Context, { after, most }: Span) {
  const first = after?.rest ? [] : await newest(context, { after, most }, 'unread')
  if (first.length >= most) return first
  const rest = { after: after?.rest ? after : undefined, most: most - first.length }
  return [...first, ...(await newest(context, rest, 'read'))]
}

export const listConversations: Handler<typeof messages.conversations> = async (context, { limit, cursor, search }) => {
  const ofAgent = listScope(context.actor, 'messages.read').kind === 'agent'
  const plain = (span: Span) => (ofAgent ? unreadFirst(context, span) : newest(context, span))
  const searched = async (span: Span, term: string) => {
    return rowsOf(await findConversations(context, term, span), (ids) =>
      ownConversations(context).where('c.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'conversations',
    filter: { search },
    limit,
    cursor,
    rows: (span) => (search ? limitedSearch(context, 'conversations', () => searched(span, search)) : plain(span)),
    time: (row) => row.touched_at,
    // Search results are sorted by time only, not by unread.
    rest: (row) => ofAgent && !search && row.unread === 0,
    view: (row) => conversationView(context, row),
  })
}

export const readConversation: Handler<typeof messages.conversation> = async (context, { id }) => {
  const row = await ownConversations(context).where('c.id', '=', id).executeTakeFirst()
  return conversationView(context, orNotFound(context, 'messages.read', row))
}
