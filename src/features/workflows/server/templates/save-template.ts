import { changesBetween } from '#features/edits/rules/changes.ts'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { storedTasks, totalHours } from '#features/workflows/rules/edit-template.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTemplate, tasksOf, viewOfTemplate } from './template-rows.ts'

/** A workflow copies the tasks when it is created, so an edited template does not change existing workflows (G57). */
export const saveTemplate: Handler<typeof workflowTemplates.save> = (context, { id, expectedVersion, tasks }) =>
  inTransaction(context, async (tx) => {
    const row = await lockTemplate(tx, id)
    const [before, after] = [{ tasks: tasksOf(row) }, { tasks }]
    // The same tasks again are the retry of a call whose response was lost.
    if (Object.keys(changesBetween(before, after)).length === 0) return viewOfTemplate(row)
    refuseStale(row.version, expectedVersion)
    await tx.db
      .updateTable('workflow_templates')
      .set({
        tasks: JSON.stringify(storedTasks(tasks)),
        estimated_total_hours: totalHours(tasks),
        ...editedNow(tx, row.version),
      })
      .where('id', '=', id)
      .execute()
    await recordEdit(tx, { subjectType: 'workflow_template', subjectId: id, before, after })
    return viewOfTemplate(await lockTemplate(tx, id))
  })
