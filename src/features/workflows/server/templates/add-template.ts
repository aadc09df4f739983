import { recordEdit } from '#features/edits/server/edits.ts'
import type { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { storedTasks, totalHours } from '#features/workflows/rules/edit-template.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTemplate, viewOfTemplate } from './template-rows.ts'

/** A new version is inactive until an admin activates it. */
export const addTemplate: Handler<typeof workflowTemplates.create> = (context, { id, companyTypeId, tasks }) =>
  inTransaction(context, async (tx) => {
    const type = await tx.db
      .selectFrom('company_types')
      .select('name')
      .where('id', '=', companyTypeId)
      .executeTakeFirst()
    if (!type) throw new AppError('invalid', { fields: { companyTypeId: 'not_offered' } })
    const added = await tx.db
      .insertInto('workflow_templates')
      .values({
        id,
        company_type: type.name,
        is_active: false,
        estimated_total_hours: totalHours(tasks),
        tasks: JSON.stringify(storedTasks(tasks)),
        created_at: tx.now,
        edited_at: tx.now,
        edited_by: account(tx).id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    const after = { active: false, tasks }
    if (added) await recordEdit(tx, { subjectType: 'workflow_template', subjectId: id, before: null, after })
    return viewOfTemplate(await lockTemplate(tx, id))
  })
