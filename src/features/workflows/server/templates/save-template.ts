import { saveEdit } from '#features/edits/server/edits.ts'
import type { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { storedTasks, totalHours } from '#features/workflows/rules/edit-template.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTemplate, tasksOf, viewOfTemplate } from './template-rows.ts'

/** A workflow copies the tasks when it is created, so an edited template does not change existing workflows (G57). */
export const saveTemplate: Handler<typeof workflowTemplates.save> = (context, { id, expectedVersion, tasks }) =>
  inTransaction(context, async (tx) => {
    const row = await lockTemplate(tx, id)
    await saveEdit(tx, {
      ...{ subjectType: 'workflow_template', subjectId: id, version: row.version, expectedVersion },
      before: { tasks: tasksOf(row) },
      after: { tasks },
      write: async (edited) => {
        const columns = { tasks: JSON.stringify(storedTasks(tasks)), estimated_total_hours: totalHours(tasks) }
        await tx.db
          .updateTable('workflow_templates')
          .set({ ...columns, ...edited })
          .where('id', '=', id)
          .execute()
      },
    })
    return viewOfTemplate(await lockTemplate(tx, id))
  })
