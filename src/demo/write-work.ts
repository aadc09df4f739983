import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aCommission } from './factories/commission.ts'
import type { Registration } from './factories/registration.ts'
import { aWorkflow } from './factories/workflow.ts'
import { DAY, later } from './timeline.ts'
import { timeEntries, worked } from './work-progress.ts'
import type { People } from './write-people.ts'

/** The workflow that assigning an agent creates, its tasks with their progress, and the commission of a finished workflow. */
export async function writeWork(
  tx: Context,
  { company, times }: CompanyPlan,
  of: { registration: Registration; people: People },
): Promise<void> {
  const { work } = company
  if (!work || !company.agent) return
  const isOver = work.status === 'completed' || work.status === 'cancelled'
  const until = isOver ? times.closed : later(tx.now, -DAY / 4)
  const { workflow, tasks } = await aWorkflow(
    tx,
    of.registration,
    {
      workflow_status: work.status,
      created_at: times.assigned,
      updated_at: work.status === 'not_started' ? times.assigned : until,
      actual_start_date: work.status === 'not_started' ? null : times.workStarted,
      actual_completion_date: work.status === 'completed' ? times.closed : null,
      cancel_reason: work.status === 'cancelled' ? work.reason : null,
    },
    (task, { count }) => worked(task, { work, count, start: times.workStarted, until }),
  )
  const entries = timeEntries(tx, tasks, of.people(company.agent))
  if (entries.length > 0) await tx.db.insertInto('task_time_entries').values(entries).execute()
  if (work.status !== 'completed') return
  const paidAt = later(times.closed, 5 * DAY)
  await aCommission(tx, workflow, work.paid ? { is_paid: true, paid_at: paidAt, paid_by: of.people('admin') } : {})
}
