import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Limit } from '#contract/route.ts'
import { type Actor, listScope } from '#domain/access.ts'
import { ticketLimits, ticketStatuses } from '#domain/support/ticket.ts'
import { account } from '#server/context.ts'
import { withinScope } from '#server/db/within-scope.ts'
import type { Handler } from '#server/http/mount.ts'
import { takeTurn } from '#server/http/rate-limits.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { matchingTickets } from './matching-tickets.ts'
import { loadTicket, repliesOf, ticketColumns, ticketSummary } from './ticket-view.ts'

const SEARCHES: Limit = { max: 120, seconds: 60 }

const within = (actor: Actor) => withinScope(listScope(actor, 'tickets.read'), { owner: 't.user_id' })

export const listTickets: Handler<typeof contract.tickets.list> = async (
  context,
  { limit, cursor, search, status },
) => {
  const scope = { list: 'tickets', search, status }
  const after = readCursor(context, scope, cursor)
  if (search) await takeTurn(context.db, `tickets.search:${account(context).id}`, SEARCHES, context.now)
  let query = context.db
    .selectFrom('support_tickets as t')
    .innerJoin('profiles as p', 'p.id', 't.user_id')
    .select([...ticketColumns, repliesOf.as('replies')])
    .where(within(context.actor))
  if (status) query = query.where('t.status', '=', status)
  if (search) query = query.where('t.id', 'in', matchingTickets(context.db, search))
  if (after) query = query.where(sql<boolean>`(t.updated_at, t.id) < (${after.at}, ${after.id}::uuid)`)
  const rows = await query
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => ({ ...ticketSummary(row, context.actor), replies: row.replies }),
  )
}

export const readTicket: Handler<typeof contract.tickets.read> = (context, { id }) => loadTicket(context, id)

/** Counts each status by its own index and never further than `ticketLimits.counted`, the most that is shown. */
export const countTickets: Handler<typeof contract.tickets.counts> = async ({ db, actor }) => {
  const own = within(actor)
  const most = ticketLimits.counted + 1
  const count = (status: string) =>
    sql<number>`(select count(*)::int from (
      select 1 from support_tickets t where t.status = ${status} and ${own} limit ${most}) as counted)`
  const [aberto, respondido, encerrado] = ticketStatuses
  return db
    .selectNoFrom([count(aberto).as('aberto'), count(respondido).as('respondido'), count(encerrado).as('encerrado')])
    .executeTakeFirstOrThrow()
}
