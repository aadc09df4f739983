import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { estimatedDays, startingComplexity } from '#features/workflows/rules/estimate.ts'
import type { Context } from '#server/context.ts'
import type { UsaCompanyWorkflows } from '#server/db/types.ts'
import type { Registration } from './registration.ts'
import { type Task, tasksFrom } from './workflow-tasks.ts'

export type Workflow = Selectable<UsaCompanyWorkflows>
type ForWorkflow = Pick<Registration, 'id' | 'company_type_id' | 'state_id' | 'assigned_agent_id'>

/** A workflow with all tasks of the active template, not started unless told otherwise. */
export async function aWorkflow(
  context: Context,
  registration: ForWorkflow,
  given: Partial<Workflow> = {},
  shapeTask: (task: Task, of: { count: number }) => Task = (task) => task,
): Promise<{ workflow: Workflow; tasks: Task[] }> {
  const kind = await kindOf(context, registration)
  const status = given.workflow_status ?? 'not_started'
  const created = given.created_at ?? context.now
  const workflow: Workflow = {
    id: context.newId(),
    business_registration_id: registration.id,
    company_type: kind.company_type,
    state_code: kind.state_code,
    assigned_agent_id: registration.assigned_agent_id,
    estimated_completion_days: estimatedDays(Number(kind.estimated_total_hours)),
    workflow_status: status,
    actual_start_date: status === 'not_started' ? null : created,
    actual_completion_date: status === 'completed' ? created : null,
    complexity_score: startingComplexity({
      isCorporation: registration.company_type_id === 'corporation',
      owners: Number(kind.owners),
    }),
    cancel_reason: status === 'cancelled' ? 'O cliente desistiu da abertura.' : null,
    created_at: created,
    updated_at: created,
    ...given,
  }
  await context.db.insertInto('usa_company_workflows').values(workflow).execute()
  const drafts = tasksFrom(context, kind.tasks, workflow)
  const tasks = drafts.map((task) => shapeTask(task, { count: drafts.length }))
  await context.db.insertInto('workflow_tasks').values(tasks).execute()
  return { workflow, tasks }
}

const kindOf = (context: Context, registration: ForWorkflow) =>
  context.db
    .selectFrom('workflow_templates as w')
    .innerJoin('company_types as t', 't.name', 'w.company_type')
    .innerJoin('states as s', (join) => join.on('s.id', '=', registration.state_id))
    .select((eb) => [
      'w.company_type',
      'w.estimated_total_hours',
      'w.tasks',
      's.abbreviation as state_code',
      eb
        .selectFrom('business_owners')
        .select((owners) => owners.fn.countAll().as('owners'))
        .where('business_registration_id', '=', registration.id)
        .as('owners'),
    ])
    .where('t.id', '=', registration.company_type_id)
    .where('w.is_active', '=', sql.lit(true))
    .executeTakeFirstOrThrow()
