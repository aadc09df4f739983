import { sql } from 'kysely'
import { estimateCommission } from '#features/workflows/rules/estimate-commission.ts'
import { percentDone } from '#features/workflows/rules/task-status.ts'
import type { WorkflowStatus } from '#features/workflows/rules/workflow-status.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { type Action, listScope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'

/** The columns of a card for workflows whose registration the reader may access with this action; callers can only narrow them. */
export const visibleWorkflows = (context: Context, action: Action) => {
  const scope = listScope(context.actor, action)
  return (
    context.db
      .selectFrom('usa_company_workflows as w')
      .innerJoin('business_registrations as r', 'r.id', 'w.business_registration_id')
      .innerJoin('company_types as t', 't.name', 'w.company_type')
      .innerJoin('states as s', 's.abbreviation', 'w.state_code')
      .innerJoin('profiles as c', 'c.id', 'r.user_id')
      .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
      .leftJoin('commission_rules as u', (join) =>
        join
          .onRef('u.company_type', '=', 'w.company_type')
          .onRef('u.state_code', '=', 'w.state_code')
          .on('u.is_active', '=', sql.lit(true)),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('workflow_tasks as k')
            .select([
              sql<number>`count(*)::int`.as('tasks'),
              sql<number>`(count(*) filter (where k.task_status = 'completed'))::int`.as('done'),
              sql<number>`(count(*) filter (where k.task_status not in ('completed', 'cancelled')))::int`.as('open'),
            ])
            .whereRef('k.workflow_id', '=', 'w.id')
            .as('k'),
        (join) => join.onTrue(),
      )
      .select(['w.id', 'w.business_registration_id', 'w.company_type', 'w.state_code', 'w.cancel_reason'])
      .select(['w.complexity_score', 'w.estimated_completion_days', 'w.created_at'])
      .select(['w.actual_start_date', 'w.actual_completion_date'])
      .select(['r.company_name', 'r.user_id', 'r.assigned_agent_id', 'r.paid_at', 'r.status as registration_status'])
      .select(['t.label as type_label', 't.id as type_id', 's.name as state', 'c.name as customer', 'a.name as agent'])
      .select(['u.state_multiplier', 'k.tasks', 'k.done', 'k.open'])
      .select(sql<WorkflowStatus>`w.workflow_status`.as('status'))
      // The scope applies twice: to the workflow's agent, with which the indexes begin, and to the registration, which decides.
      .where(withinScope(scope, { owner: 'r.user_id', agent: 'w.assigned_agent_id' }))
      .where(withinScope(scope))
  )
}
export type WorkflowRow = Awaited<ReturnType<ReturnType<typeof visibleWorkflows>['executeTakeFirstOrThrow']>>

export function cardOf(context: Context, row: WorkflowRow) {
  const { language } = whoReads(context)
  const [done, tasks] = [row.done ?? 0, row.tasks ?? 0]
  return {
    id: row.id,
    registrationId: row.business_registration_id,
    companyName: row.company_name,
    companyType: row.type_label,
    stateCode: row.state_code,
    state: referenceText(language, row.state),
    customer: { id: row.user_id, name: row.customer },
    agent: row.assigned_agent_id ? { id: row.assigned_agent_id, name: row.agent ?? '' } : null,
    status: row.status,
    cancelReason: row.cancel_reason,
    complexity: row.complexity_score,
    estimatedDays: row.estimated_completion_days,
    estimatedCommissionCents: estimateCommission(row.company_type, row.state_multiplier),
    tasksDone: done,
    tasks,
    tasksOpen: row.open ?? 0,
    progress: percentDone(done, tasks),
    createdAt: row.created_at,
    startedAt: row.actual_start_date,
    completedAt: row.actual_completion_date,
  }
}
