import { type RawBuilder, sql } from 'kysely'
import {
  type DocumentStatus,
  documentStatuses,
  type StatusFilter,
  statusesWaitingFor,
  statusFilters,
} from '#features/documents/rules/status.ts'
import { type DocumentType, documentTypes, type TypeFilter, typesIn } from '#features/documents/rules/types.ts'
import type { Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import { type Beyond, type Found, findNewest } from '#server/lists/find-newest.ts'
import { afterPlace, atMost, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'

export type Filters = { status: StatusFilter | undefined; type: TypeFilter | undefined }

/** Customers do not find papers that the team has not shown to them (G114). */
const scoped = (scope: Scope) => {
  const within = withinScope(scope, { owner: 'r.user_id', agent: 'd.agent_id' })
  return scope.kind === 'owner' ? sql<boolean>`${within} and d.customer_sees` : within
}
/** `documents` has no column for the customer, so a customer's scope joins the registration. */
const fromOf = (scope: Scope) =>
  scope.kind === 'owner'
    ? sql`documents d join business_registrations r on r.id = d.business_registration_id`
    : sql`documents d`

function kindsIn({ status, type }: Filters): [readonly DocumentStatus[], readonly DocumentType[]] {
  return [status ? statusFilters[status].statuses : documentStatuses, type ? typesIn(type) : documentTypes]
}
const oneOf = (column: string, values: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`

const page = (scope: Scope, condition: RawBuilder<boolean>, { after, most }: Span) => sql<Found>`
  select d.id, d.created_at as at, d.search_text as text from ${fromOf(scope)}
  where ${scoped(scope)} and ${condition} and ${afterPlace(sql.ref('d.created_at'), sql.ref('d.id'), after)}
  order by d.created_at desc, d.id desc ${atMost(most)}`

/**
 * The newest documents as `id`, `at` and `text`. A filter covers several statuses and types, and no index sorts all of them by time:
 * for the team, each pair of status and type is read in index order and the results are merged.
 */
function newestDocuments(scope: Scope, filters: Filters, span: Span): RawBuilder<Found> {
  if (!filters.status && !filters.type) return page(scope, sql`true`, span)
  const [statuses, types] = kindsIn(filters)
  return newestOfKinds(scope, statuses, types, span)
}

function newestOfKinds(
  scope: Scope,
  statuses: readonly DocumentStatus[],
  types: readonly DocumentType[],
  span: Span,
): RawBuilder<Found> {
  if (scope.kind === 'owner') {
    const among = sql<boolean>`${oneOf('d.status', statuses)} and ${oneOf('d.document_type', types)}`
    return page(scope, among, span)
  }
  const pairs = statuses.flatMap((status) =>
    types.map((type) => sql<boolean>`d.status = ${sql.lit(status)} and d.document_type = ${sql.lit(type)}`),
  )
  const each = pairs.map((pair) => sql`(${page(scope, pair, span)})`)
  return sql<Found>`
    select id, at, text from (${sql.join(each, sql` union all `)}) d order by at desc, id desc ${atMost(span.most)}`
}

/** One part of the list: the documents of these statuses within the reader's filters, newest first. */
async function partOf({ db }: Context, scope: Scope, filters: Filters, part: readonly DocumentStatus[], span: Span) {
  const [asked, types] = kindsIn(filters)
  const statuses = asked.filter((status) => part.includes(status))
  if (statuses.length === 0 || span.most <= 0) return []
  const filtered = filters.status !== undefined || filters.type !== undefined
  const query = filtered ? newestOfKinds(scope, statuses, types, span) : page(scope, oneOf('d.status', statuses), span)
  return (await query.execute(db)).rows
}

export const waitsFor = (scope: Scope): readonly DocumentStatus[] =>
  statusesWaitingFor(scope.kind === 'owner' ? 'customer' : 'team')

/** Lists documents that wait for the reader before the rest; a cursor within the rest (`after.rest`) skips the first query. */
export async function listWaitingFirst(
  context: Context,
  scope: Scope,
  filters: Filters,
  { after, most }: Span,
): Promise<Found[]> {
  const waiting = waitsFor(scope)
  const others = documentStatuses.filter((status) => !waiting.includes(status))
  const first = after?.rest ? [] : await partOf(context, scope, filters, waiting, { after, most })
  const span = { after: after?.rest ? after : undefined, most: most - first.length }
  return [...first, ...(await partOf(context, scope, filters, others, span))]
}

function beyondNewest(term: string, scope: Exclude<Scope, { kind: 'owner' }>, filters: Filters): Beyond {
  const [statuses, types] = kindsIn(filters)
  const ofAgent = scope.kind === 'agent' ? sql`s.agent_id = ${scope.id}::uuid` : sql`true`
  const ofType = filters.type ? oneOf('s.document_type', types) : sql`true`
  const isWanted = filters.status
    ? sql<boolean>`(select ${oneOf('d.status', statuses)} from documents d where d.id = sorted.id)`
    : undefined
  return {
    walked: 'indexed',
    matches: (within) => sql<Found>`
      select s.id, s.created_at as at from document_search s
      where ${contains(sql.ref('s.search_text'), term)} and ${ofAgent} and ${ofType} and ${within}`,
    isWanted,
    // An agent has few matches, so sorting all of them is cheaper than searching the newest weeks first.
    era: scope.kind === 'agent' ? undefined : sql<number>`era(s.created_at)`,
  }
}

/** Searches by the names of documents and of their companies. */
export function findDocuments(
  context: Context,
  term: string,
  scope: Scope,
  filters: Filters,
  span: Span,
): Promise<Found[]> {
  const searched = {
    walk: (given: Span) => newestDocuments(scope, filters, given),
    beyond: scope.kind === 'owner' ? undefined : beyondNewest(term, scope, filters),
  }
  return findNewest(context, term, searched, span)
}
