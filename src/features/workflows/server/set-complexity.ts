import type { workflows } from '#features/workflows/contract.ts'
import { workflowIsOver } from '#features/workflows/rules/workflow-status.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockWorkflow } from './load-workflow.ts'
import { workflowView } from './read-workflow.ts'

/** Admins rate only open workflows: the commission of a finished one stays as it was calculated (E17). */
export const setComplexity: Handler<typeof workflows.setComplexity> = (context, { id, complexity }) =>
  inTransaction(context, async (tx) => {
    const workflow = await lockWorkflow(tx, id, 'workflows.rate')
    const { complexity_score: from, status, registration } = workflow
    if (workflowIsOver(status)) throw new AppError('status_refused')
    if (from === complexity) return workflowView(tx, id)
    await tx.db
      .updateTable('usa_company_workflows')
      .set({ complexity_score: complexity })
      .where('id', '=', id)
      .execute()
    const { registrationId, agentId } = registration.parties
    await tx.emit('workflow.rated', { workflowId: id, registrationId, agentId, from, to: complexity })
    return workflowView(tx, id)
  })
