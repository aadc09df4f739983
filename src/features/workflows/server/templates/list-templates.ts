import type { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import type { Handler } from '#server/http/handler.ts'
import { templateRows, viewOfTemplate } from './template-rows.ts'

export const listTemplates: Handler<typeof workflowTemplates.list> = async ({ db }) => {
  const rows = await templateRows(db)
    .orderBy('c.id')
    .orderBy('t.is_active', 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute()
  return { items: rows.map(viewOfTemplate) }
}
