import type { workflows } from '#features/workflows/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTask } from './load-workflow.ts'

/** Saves in any status, so that typed text is never lost. The same text again is the retry of a call whose response was lost. */
export const saveNotes: Handler<typeof workflows.saveNotes> = (context, { id, notes, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const { workflow, task } = await lockTask(tx, id, 'workflows.annotate')
    if ((task.notes ?? '') === notes) return { notes, notesVersion: task.notes_version }
    if (task.notes_version !== expectedVersion) throw new AppError('conflict')
    const notesVersion = expectedVersion + 1
    await tx.db
      .updateTable('workflow_tasks')
      .set({ notes: notes || null, notes_version: notesVersion })
      .where('id', '=', id)
      .execute()
    const { registrationId, agentId } = workflow.registration.parties
    await tx.emit('workflow.notesSaved', { workflowId: workflow.id, registrationId, agentId })
    return { notes, notesVersion }
  })
