import { sql } from 'kysely'
import type { tickets } from '#features/tickets/contract.ts'
import { ticketLimits, ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { type Actor, listScope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Handler } from '#server/http/handler.ts'
import { rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { atMost, newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { findTickets } from './find-tickets.ts'
import { loadTicket, repliesOf, ticketColumns, ticketSummary } from './ticket-view.ts'

const within = (actor: Actor) => withinScope(listScope(actor, 'tickets.read'), { owner: 't.user_id' })

export const listTickets: Handler<typeof tickets.list> = async (context, { limit, cursor, search, status }) => {
  const rows = () =>
    context.db
      .selectFrom('support_tickets as t')
      .innerJoin('profiles as p', 'p.id', 't.user_id')
      .select([...ticketColumns, repliesOf.as('replies')])
      .where(within(context.actor))
  const plain = (span: Span) =>
    newestFirst(status ? rows().where('t.status', '=', status) : rows(), ['t.updated_at', 't.id'], span).execute()
  const searched = async (span: Span, term: string) => {
    const found = await findTickets(context, term, listScope(context.actor, 'tickets.read'), status, span)
    return rowsOf(found, (ids) => rows().where('t.id', '=', sql<string>`any(${ids}::uuid[])`).execute())
  }
  return readPage(context, {
    list: 'tickets',
    filter: { search, status },
    limit,
    cursor,
    rows: (span) => (search ? limitedSearch(context, 'tickets', () => searched(span, search)) : plain(span)),
    time: (row) => row.updated_at,
    view: (row) => ({ ...ticketSummary(row, context.actor), replies: row.replies }),
  })
}

export const readTicket: Handler<typeof tickets.read> = (context, { id }) => loadTicket(context, id)

/** Counts each status by its own index, up to `ticketLimits.counted`, the largest number that is shown. */
export const countTickets: Handler<typeof tickets.counts> = async ({ db, actor }) => {
  const own = within(actor)
  const most = ticketLimits.counted + 1
  const count = (status: string) =>
    sql<number>`(select count(*)::int from (
      select 1 from support_tickets t where t.status = ${sql.lit(status)} and ${own} ${atMost(most)}) as counted)`
  const [aberto, respondido, encerrado] = ticketStatuses
  return db
    .selectNoFrom([count(aberto).as('aberto'), count(respondido).as('respondido'), count(encerrado).as('encerrado')])
    .executeTakeFirstOrThrow()
}
