import { type RawBuilder, sql } from 'kysely'
import type { workflows } from '#features/workflows/contract.ts'
import { statusesOfTab, type WorkflowTab } from '#features/workflows/rules/workflow-status.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { type Found, findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { afterPlace, atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { cardOf, visibleWorkflows } from './workflow-rows.ts'

/** Literals, because each tab has partial indexes, which PostgreSQL does not use for a parameter. */
export const inTab = (tab: WorkflowTab): RawBuilder<boolean> =>
  sql`w.workflow_status in (${sql.join(statusesOfTab[tab].map((status) => sql.lit(status)))})`

const ownIn = (scope: Scope, tab: WorkflowTab) =>
  sql`${withinScope(scope, { owner: 'w.id', agent: 'w.assigned_agent_id' })} and ${inTab(tab)}`

/**
 * Reads the newest ids of a tab from its index alone; what the cards show is read for these ids afterwards. In one query the planner
 * would start with all workflows of an agent who has many.
 */
async function newestWorkflows({ db, actor }: Context, tab: WorkflowTab, { after, most }: Span): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select w.id, w.created_at as at from usa_company_workflows w
    where ${ownIn(listScope(actor, 'workflows.read'), tab)}
      and ${afterPlace(sql.ref('w.created_at'), sql.ref('w.id'), after)}
    order by w.created_at desc, w.id desc ${atMost(most)}`.execute(db)
  return rows
}

/** Searches the company's name and the customer's name and email. */
function findWorkflows(context: Context, tab: WorkflowTab, term: string, span: Span): Promise<Found[]> {
  const scope = listScope(context.actor, 'workflows.read')
  const own = ownIn(scope, tab)
  const walk = ({ after, most }: Span) => sql`
    select w.id, w.created_at as at, s.search_text as text
    from usa_company_workflows w join registration_search s on s.id = w.business_registration_id
    where ${own} and ${afterPlace(sql.ref('w.created_at'), sql.ref('w.id'), after)}
    order by w.created_at desc, w.id desc ${atMost(most)}`
  const matches = () => sql<Found>`
    select w.id, w.at from registration_search s
      cross join lateral (select w.id, w.created_at as at from usa_company_workflows w
        where w.business_registration_id = s.id and ${own} offset 0) w
    where ${contains(sql.ref('s.search_text'), term)}
      and ${scope.kind === 'agent' ? sql`s.agent_id = ${scope.id}::uuid` : sql`true`}`
  return findNewest(context, term, { walk, beyond: { walked: 'lookedUp', matches } }, span)
}

export const listWorkflows: Handler<typeof workflows.list> = async (context, { limit, cursor, search, tab }) => {
  const cards = (ids: string[]) =>
    visibleWorkflows(context, 'workflows.read')
      .where(inTab(tab))
      .where('w.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
  const found = (span: Span) =>
    search
      ? limitedSearch(context, 'workflows', () => findWorkflows(context, tab, search, span))
      : newestWorkflows(context, tab, span)
  return readPage(context, {
    list: 'workflows',
    filter: { search, tab },
    limit,
    cursor,
    rows: async (span) => rowsOf(await found(span), cards),
    time: (row) => row.created_at,
    view: (row) => cardOf(context, row),
  })
}
