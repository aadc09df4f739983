import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Publishes that the timer of a person started or stopped in these workflows. */
export async function tellTimed(tx: Context, workflowIds: readonly string[], timedBy: string): Promise<void> {
  const workflows = await tx.db
    .selectFrom('usa_company_workflows')
    .select(['id as workflowId', 'business_registration_id as registrationId', 'assigned_agent_id as agentId'])
    .where('id', '=', sql<string>`any(${workflowIds}::uuid[])`)
    .execute()
  for (const workflow of workflows) await tx.emit('workflow.timed', { ...workflow, timedBy })
}
