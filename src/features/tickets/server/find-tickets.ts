import { sql } from 'kysely'
import type { Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import { type Found, findNewest } from '#server/lists/find-newest.ts'
import type { Span } from '#server/lists/read-page.ts'
import { searchedTable } from '#server/lists/searched-table.ts'

/** Searches the subject, and the customer's name and e-mail address. */
export function findTickets(
  context: Context,
  term: string,
  scope: Scope,
  status: string | undefined,
  span: Span,
): Promise<Found[]> {
  const among = searchedTable(term, {
    table: 'support_tickets',
    time: 'updated_at',
    filter: sql`${withinScope(scope, { owner: 't.user_id' })} and
      ${status === undefined ? sql`true` : sql`t.status = ${status}`}`,
    own: scope.kind === 'owner',
  })
  return findNewest(context, term, among, span)
}
