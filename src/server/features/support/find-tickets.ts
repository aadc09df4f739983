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
  return findNewest(
    context,
    term,
    {
      walked: scope.kind === 'owner' ? WALKED.owner : WALKED.others,
      mayEnd: scope.kind === 'owner' || status !== undefined,
      walk: (given) => sql`
        select t.id, t.updated_at as at, t.search_text as text from support_tickets t
        where ${filter} and ${afterPlace(sql.ref('t.updated_at'), sql.ref('t.id'), given.after)}
        order by t.updated_at desc, t.id desc limit ${given.most}`,
      matches: () => sql<Found>`
        select t.id, t.updated_at as at from support_tickets t
        where ${contains(sql.ref('t.search_text'), term)} and ${filter}`,
    },
    span,
  )
}
