import { sql } from 'kysely'
import type { workflows } from '#features/workflows/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTask } from './load-workflow.ts'
import { tellTimed } from './tell-timed.ts'
import { endStretches } from './worked-hours.ts'

async function timerView(context: Context) {
  const running = await context.db
    .selectFrom('task_time_entries as e')
    .innerJoin('workflow_tasks as k', 'k.id', 'e.task_id')
    .innerJoin('usa_company_workflows as w', 'w.id', 'k.workflow_id')
    .innerJoin('business_registrations as r', 'r.id', 'w.business_registration_id')
    .select(['e.id', 'e.task_id as taskId', 'k.task_name as taskName', 'k.workflow_id as workflowId'])
    .select(['r.company_name as companyName', 'e.started_at as startedAt'])
    .where('e.agent_id', '=', account(context).id)
    .where('e.ended_at', 'is', null)
    .executeTakeFirst()
  return { running: running ?? null, now: context.now }
}

export const readTimer: Handler<typeof workflows.timer> = (context) => timerView(context)

/** Each person has one running timer: starting another stops the first, and starting the same task again changes nothing (G103). */
export const startTimer: Handler<typeof workflows.startTimer> = (context, { id: taskId }) =>
  inTransaction(context, async (tx) => {
    const { workflow, task } = await lockTask(tx, taskId, 'timer.run')
    if (workflow.status !== 'in_progress') throw new AppError('status_refused', { reason: 'workflow_not_running' })
    if (task.status !== 'in_progress') throw new AppError('status_refused', { reason: 'task_not_running' })
    const { id: agentId } = account(tx)
    const { running } = await timerView(tx)
    if (running?.taskId === taskId) return timerView(tx)
    await endStretches(tx, sql`e.agent_id = ${agentId}::uuid`)
    const begun = await tx.db
      .insertInto('task_time_entries')
      .values({ id: tx.newId(), task_id: taskId, agent_id: agentId, started_at: tx.now })
      .onConflict((row) => row.column('agent_id').where('ended_at', 'is', null).doNothing())
      .executeTakeFirst()
    // The same person has started a timer on another page at the same moment.
    if (begun.numInsertedOrUpdatedRows === 0n) throw new AppError('conflict')
    await tellTimed(tx, [workflow.id, ...(running ? [running.workflowId] : [])], agentId)
    return timerView(tx)
  })

/** Stopping a stopped timer is no error: another page or the end of the task may have stopped it first. */
export const stopTimer: Handler<typeof workflows.stopTimer> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const { id: agentId } = account(tx)
    const { running } = await timerView(tx)
    if (running?.id === id) {
      await endStretches(tx, sql`e.id = ${id}::uuid and e.agent_id = ${agentId}::uuid`)
      await tellTimed(tx, [running.workflowId], agentId)
    }
    return timerView(tx)
  })
