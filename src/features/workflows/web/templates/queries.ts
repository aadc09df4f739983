import type { Output } from '#contract/route.ts'
import { edits } from '#features/edits/contract.ts'
import { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { queryOf } from '#web/api/call.ts'

export type Template = Output<typeof workflowTemplates.list>['items'][number]
export type Task = Template['tasks'][number]
export const templatesQuery = queryOf(workflowTemplates.list, {})
export const showingTemplates = [workflowTemplates.list, edits.list] as const
