import { sql } from 'kysely'
import type { agentCalls } from '#features/agents/contract.ts'
import { COUNTED_WORKFLOWS, statusesMoved } from '#features/agents/rules/handover.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { statusCounts } from '#features/registrations/server/status-counts.ts'
import { AppError } from '#rules/errors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { agentRows } from './agent-rows.ts'

const NAMED = 5
type Named = { id: string; companyName: string; status: RegistrationStatus }

/** The agent's newest open registrations: reads the first few of each status by its index and merges them. */
async function newestOpen(db: Db, agentId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select r.id, r.company_name as "companyName", r.status
    from unnest(${statusesMoved('open')}::text[]) s (status) cross join lateral (
      select id, company_name, status, created_at from business_registrations
      where assigned_agent_id = ${agentId}::uuid and status = s.status order by created_at desc, id desc ${atMost(NAMED)}) r
    order by r.created_at desc, r.id desc ${atMost(NAMED)}`.execute(db)
  return rows
}

async function openWorkflows(db: Db, agentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from usa_company_workflows
      where assigned_agent_id = ${agentId}::uuid and workflow_status not in ('completed', 'cancelled')
      ${atMost(COUNTED_WORKFLOWS)}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** The registrations and workflows that would move if another agent took over all of this agent's work. */
export const agentWork: Handler<typeof agentCalls.work> = async ({ db }, { id }) => {
  const agent = await agentRows(db).where('t.id', '=', id).executeTakeFirst()
  if (!agent) throw new AppError('not_found')
  const of = (await statusCounts(db, [id]))(id)
  return { of, newest: await newestOpen(db, id), workflows: await openWorkflows(db, id) }
}
