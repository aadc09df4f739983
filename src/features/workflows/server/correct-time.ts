import type { workflows } from '#features/workflows/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTask } from './load-workflow.ts'
import { workflowView } from './read-workflow.ts'
import { secondsOf } from './task-rows.ts'
import { sumHours } from './worked-hours.ts'

/** Adds minutes that were not measured or removes wrongly measured ones, never more than the task has (G103). */
export const correctTime: Handler<typeof workflows.correctTime> = (context, { id: taskId, minutes, reason }) =>
  inTransaction(context, async (tx) => {
    const { workflow } = await lockTask(tx, taskId, 'timer.run')
    const worked = (await secondsOf(tx.db, workflow.id)).get(taskId) ?? 0
    if (worked + minutes * 60 < 0) throw new AppError('invalid', { fields: { minutes: 'too_small' } })
    const { id: correctedBy } = account(tx)
    await tx.db
      .insertInto('task_time_corrections')
      .values({ id: tx.newId(), task_id: taskId, corrected_by: correctedBy, minutes, reason, created_at: tx.now })
      .execute()
    await sumHours(tx, [taskId])
    const { registrationId, agentId } = workflow.registration.parties
    await tx.emit('workflow.timeCorrected', { workflowId: workflow.id, registrationId, agentId, taskId, minutes })
    return workflowView(tx, workflow.id)
  })
