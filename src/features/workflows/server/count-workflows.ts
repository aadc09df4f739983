import { sql } from 'kysely'
import { COUNTED, type workflows } from '#features/workflows/contract.ts'
import type { WorkflowTab } from '#features/workflows/rules/workflow-status.ts'
import { listScope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { inTab } from './list-workflows.ts'

async function count({ db, actor }: Context, tab: WorkflowTab): Promise<number> {
  const own = withinScope(listScope(actor, 'workflows.read'), { owner: 'w.id', agent: 'w.assigned_agent_id' })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from usa_company_workflows w where ${own} and ${inTab(tab)} ${atMost(COUNTED + 1)}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

export const countWorkflows: Handler<typeof workflows.counts> = async (context) => {
  const [active, pending] = await Promise.all([count(context, 'active'), count(context, 'pending')])
  return { active, pending }
}
