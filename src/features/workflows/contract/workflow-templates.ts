import { z } from 'zod'
import { byId, id, slug, timestamp } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { editedTask, editedTasks } from '#features/workflows/rules/edit-template.ts'

const templateView = z.object({
  id,
  companyTypeId: z.string(),
  active: z.boolean(),
  totalHours: z.number(),
  estimatedDays: z.int(),
  tasks: z.array(editedTask),
  createdAt: timestamp,
  ...editedView,
})
const list = z.object({ items: z.array(templateView) })

export const workflowTemplates = {
  list: route({
    method: 'GET',
    path: '/api/workflow-templates',
    access: 'templates.manage',
    summary: 'The steps of the work for each type of company: the version in use first, then the newest',
    staleAfter: [],
    response: list,
  }),
  create: route({
    method: 'POST',
    path: '/api/workflow-templates',
    records: { id: newId },
    access: 'templates.manage',
    summary: 'Keep another version, which is not in use yet; the same id again is the same version',
    body: z.strictObject({ id, companyTypeId: slug, tasks: editedTasks }),
    response: templateView,
  }),
  save: route({
    method: 'PUT',
    path: '/api/workflow-templates/:id',
    records: { id: 'workflow_templates' },
    access: 'templates.manage',
    summary: 'Edit the tasks of a version; work that has begun keeps its own',
    params: byId,
    body: z.strictObject({ expectedVersion, tasks: editedTasks }),
    response: templateView,
  }),
  activate: route({
    method: 'POST',
    path: '/api/workflow-templates/:id/activate',
    records: { id: 'workflow_templates' },
    access: 'templates.manage',
    summary: 'Use this version for new work of its type',
    params: byId,
    body: z.strictObject({ expectedVersion }),
    response: templateView,
  }),
}
