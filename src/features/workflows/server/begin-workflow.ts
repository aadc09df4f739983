import { sql } from 'kysely'
import { isFinished } from '#features/registrations/rules/status.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import type { workflows } from '#features/workflows/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { createWorkflow } from './create-workflow.ts'
import { workflowView } from './read-workflow.ts'

/** An admin starts a workflow where assigning an agent created none, or where the previous one was cancelled (E6). */
export const beginWorkflow: Handler<typeof workflows.create> = (context, { id: registrationId }) =>
  inTransaction(context, async (tx) => {
    const { status, parties } = await lockRegistration(tx, registrationId, 'workflows.create')
    const { agentId } = parties
    if (!agentId) throw new AppError('status_refused', { reason: 'workflow_needs_agent' })
    if (isFinished(status)) throw new AppError('status_refused', { reason: 'process_decided' })
    const open = await tx.db
      .selectFrom('usa_company_workflows')
      .select('id')
      .where('business_registration_id', '=', registrationId)
      .where('workflow_status', '!=', sql.lit('cancelled'))
      .executeTakeFirst()
    if (open) throw new AppError('conflict', { reason: 'workflow_exists' })
    const workflowId = await createWorkflow(tx, { registrationId, agentId })
    if (!workflowId) throw new AppError('status_refused', { reason: 'no_template' })
    await tx.emit('workflow.begun', { workflowId, registrationId, agentId })
    return workflowView(tx, workflowId)
  })
