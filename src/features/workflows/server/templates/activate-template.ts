import { sql } from 'kysely'
import { editedNow, recordEdit, refuseStale } from '#features/edits/server/edits.ts'
import type { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { lockTemplate, viewOfTemplate } from './template-rows.ts'

async function setActive(
  tx: Context,
  { id, version }: { id: string; version: number },
  active: boolean,
): Promise<void> {
  await tx.db
    .updateTable('workflow_templates')
    .set({ is_active: active, ...editedNow(tx, version) })
    .where('id', '=', id)
    .execute()
  const edit = { before: { active: !active }, after: { active } }
  await recordEdit(tx, { subjectType: 'workflow_template', subjectId: id, ...edit })
}

/** One version per company type is in use: the previous one is deactivated in the same transaction (G57). */
export const activateTemplate: Handler<typeof workflowTemplates.activate> = (context, { id, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = await lockTemplate(tx, id)
    if (row.is_active) return viewOfTemplate(row)
    refuseStale(row.version, expectedVersion)
    const inUse = await tx.db
      .selectFrom('workflow_templates')
      .select(['id', 'version'])
      .where('company_type', '=', row.company_type)
      .where('is_active', '=', sql.lit(true))
      .forUpdate()
      .execute()
    for (const one of inUse) await setActive(tx, one, false)
    await setActive(tx, row, true)
    return viewOfTemplate(await lockTemplate(tx, id))
  })
