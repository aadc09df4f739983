import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#domain/access.ts'
import { type DocumentStatus, documentStatuses, type StatusFilter, statusFilters } from '#domain/documents/status.ts'
import { type DocumentType, documentTypes, type TypeFilter, typesIn } from '#domain/documents/types.ts'
import type { Context } from '#server/context.ts'
import { ALL_OWN, type Found, findNewest } from '#server/lists/find-newest.ts'
import { afterPlace, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { withinScope } from '#server/records/within-scope.ts'

export type Filters = { status: StatusFilter | undefined; type: TypeFilter | undefined }

/** How many of the newest documents are looked at: they stand with their text in one index. */
const WALKED = 1500

const scoped = (scope: Scope) => withinScope(scope, { owner: 'r.user_id', agent: 'd.agent_id' })
/** The customer is known by the company only. */
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
  order by d.created_at desc, d.id desc limit ${most}`

/**
 * The newest documents as `id`, `at` and `text`. A filter stands for several statuses and types, and no index has those
 * in one order: each pair is read by itself, in the order of its index, and they are merged.
 */
function newestDocuments(scope: Scope, filters: Filters, span: Span): RawBuilder<Found> {
  if (!filters.status && !filters.type) return page(scope, sql`true`, span)
  const [statuses, types] = kindsIn(filters)
  if (scope.kind === 'owner') {
    const among = sql<boolean>`${oneOf('d.status', statuses)} and ${oneOf('d.document_type', types)}`
    return page(scope, among, span)
  }
  const pairs = statuses.flatMap((status) =>
    types.map((type) => sql<boolean>`d.status = ${sql.lit(status)} and d.document_type = ${sql.lit(type)}`),
  )
  const each = pairs.map((pair) => sql`(${page(scope, pair, span)})`)
  return sql<Found>`
    select id, at, text from (${sql.join(each, sql` union all `)}) d order by at desc, id desc limit ${span.most}`
}

export const listNewest = async ({ db }: Context, scope: Scope, filters: Filters, span: Span): Promise<Found[]> =>
  (await newestDocuments(scope, filters, span).execute(db)).rows

/** Looks in the names of documents and of their companies. */
export function findDocuments(
  context: Context,
  term: string,
  scope: Scope,
  filters: Filters,
  span: Span,
): Promise<Found[]> {
  const [statuses, types] = kindsIn(filters)
  const ofAgent = scope.kind === 'agent' ? sql`s.agent_id = ${scope.id}::uuid` : sql`true`
  const ofType = filters.type ? oneOf('s.document_type', types) : sql`true`
  const narrowed = scope.kind === 'owner' || filters.status
  const ofStatus = filters.status ? oneOf('d.status', statuses) : sql`true`
  return findNewest(
    context,
    term,
    {
      walked: scope.kind === 'owner' ? ALL_OWN : WALKED,
      mayEnd: scope.kind === 'owner' || filters.status !== undefined || filters.type !== undefined,
      walk: (given) => newestDocuments(scope, filters, given),
      // The document itself is looked up for each match: joined, the planner may read all of them.
      matches: (within) => sql<Found>`
        select s.id, s.created_at as at from document_search s
        where ${contains(sql.ref('s.search_text'), term)} and ${ofAgent} and ${ofType} and ${within}
          and ${narrowed ? sql`(select ${ofStatus} and ${scoped(scope)} from ${fromOf(scope)} where d.id = s.id)` : sql`true`}`,
      era: sql`era(s.created_at)`,
    },
    span,
  )
}
