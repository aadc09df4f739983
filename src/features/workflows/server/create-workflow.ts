import { sql } from 'kysely'
import { estimatedDays, startingComplexity } from '#features/workflows/rules/estimate.ts'
import { planTasks } from '#features/workflows/rules/template.ts'
import type { Context } from '#server/context.ts'

const planOf = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('company_types as c', 'c.id', 'r.company_type_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .innerJoin('workflow_templates as t', (join) =>
      join.onRef('t.company_type', '=', 'c.name').on('t.is_active', '=', sql.lit(true)),
    )
    .select(['c.id as typeId', 't.company_type', 't.estimated_total_hours', 't.tasks', 's.abbreviation as state_code'])
    .select((eb) =>
      eb
        .selectFrom('business_owners as o')
        .select((owners) => owners.fn.countAll<string>().as('n'))
        .whereRef('o.business_registration_id', '=', 'r.id')
        .as('owners'),
    )
    .where('r.id', '=', registrationId)
    .executeTakeFirst()

/** Makes a workflow from the active template of the company's type; without a template it only writes to the log. */
export async function createWorkflow(
  tx: Context,
  { registrationId, agentId }: { registrationId: string; agentId: string },
): Promise<string | undefined> {
  const plan = await planOf(tx, registrationId)
  if (!plan) {
    tx.log.warn({ reqId: tx.requestId, registrationId }, 'no active workflow template for this type of company')
    return undefined
  }
  const id = tx.newId()
  await tx.db
    .insertInto('usa_company_workflows')
    .values({
      id,
      business_registration_id: registrationId,
      company_type: plan.company_type,
      state_code: plan.state_code,
      assigned_agent_id: agentId,
      estimated_completion_days: estimatedDays(Number(plan.estimated_total_hours)),
      complexity_score: startingComplexity({
        isCorporation: plan.typeId === 'corporation',
        owners: Number(plan.owners),
      }),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .execute()
  const tasks = planTasks(plan.tasks, tx.newId).map((task) => ({
    id: task.id,
    workflow_id: id,
    task_name: task.name,
    task_description: task.description,
    task_order: task.order,
    estimated_hours: task.estimated_hours,
    documents_required: task.documents_required,
    documents_generated: task.documents_generated,
    depends_on_task_id: task.dependsOnId,
    assigned_to: agentId,
    created_at: tx.now,
    updated_at: tx.now,
  }))
  if (tasks.length > 0) await tx.db.insertInto('workflow_tasks').values(tasks).execute()
  return id
}
