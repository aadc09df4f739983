import { sql } from 'kysely'
import type { agentCalls } from '#features/agents/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { findNewest, rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { searchedTable } from '#server/lists/searched-table.ts'
import { type AgentRow, agentRows, getsWork, withCounts } from './agent-rows.ts'

const stateValue = { active: sql.lit(1), inactive: sql.lit(0) } as const

export const listAgentOverview: Handler<typeof agentCalls.list> = async (context, { limit, cursor, ...asked }) => {
  const { search, state } = asked
  const agents = () => agentRows(context.db)
  const inState = state ? sql<boolean>`${getsWork} = ${stateValue[state]}` : sql<boolean>`true`
  const plain = (span: Span) => newestFirst(agents().where(inState), ['t.created_at', 't.id'], span).execute()
  const searched = async (span: Span, term: string) => {
    const filter = sql`t.role = 'agent' and t.erased_at is null and ${inState}`
    const among = searchedTable(term, { table: 'profiles', time: 'created_at', filter })
    return rowsOf(await findNewest(context, term, among, span), (ids) =>
      agents().where('t.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  const { items, nextCursor } = await readPage<AgentRow, AgentRow>(context, {
    list: 'agents',
    filter: asked,
    limit,
    cursor,
    rows: (span) => (search ? limitedSearch(context, 'agents', () => searched(span, search)) : plain(span)),
    time: (row) => row.created_at,
    view: (row) => row,
  })
  return { items: await withCounts(context.db, items), nextCursor }
}
