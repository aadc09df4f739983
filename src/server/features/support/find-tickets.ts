import { sql } from 'kysely'
import type { Scope } from '#domain/access.ts'
import type { Context } from '#server/context.ts'
import { type Found, findNewest } from '#server/lists/find-newest.ts'
import { afterPlace, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { withinScope } from '#server/records/within-scope.ts'

// A customer's own tickets are few: all of them are looked at.
const WALKED = { owner: 10_000, others: 2000 }

/** Looks in the subject, and in the name and address of the customer. */
export function findTickets(context: Context, term: string, scope: Scope, status: string | undefined, span: Span) {
  const filter = sql<boolean>`${withinScope(scope, { owner: 't.user_id' })} and
    ${status === undefined ? sql`true` : sql`t.status = ${status}`}`
  const newest = sql`order by t.updated_at desc, t.id desc`
  const after = (given: Span) => afterPlace(sql.ref('t.updated_at'), sql.ref('t.id'), given.after)
  return findNewest(
    context,
    term,
    {
      walked: scope.kind === 'owner' ? WALKED.owner : WALKED.others,
      walk: (given) => sql`
        select n.id, n.at, n.search_text || (select p.search_text from profiles p where p.id = n.user_id) as text
        from (select t.id, t.updated_at as at, t.user_id, t.search_text from support_tickets t
          where ${filter} and ${after(given)} ${newest} limit ${given.most}) n`,
      // Two halves, because no index serves "this or that" over two tables.
      matches: () => sql<Found>`
        select t.id, t.updated_at as at from support_tickets t
        where ${contains(sql.ref('t.search_text'), term)} and ${filter}
        union select t.id, t.updated_at from profiles p join support_tickets t on t.user_id = p.id
        where ${contains(sql.ref('p.search_text'), term)} and ${filter}`,
    },
    span,
  )
}
