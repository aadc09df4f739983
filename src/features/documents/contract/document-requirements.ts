import { z } from 'zod'
import { byId, id, line, slug, text } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'

const requirementFields = {
  documentType: z.enum(documentTypes),
  name: line(120),
  description: text(1000).trim().nullable(),
  perOwner: z.boolean(),
  active: z.boolean(),
}
export const requirementView = z.object({
  id,
  companyTypeId: z.string(),
  position: z.int(),
  ...requirementFields,
  ...editedView,
})
const list = z.object({ items: z.array(requirementView) })

export const documentRequirements = {
  list: route({
    method: 'GET',
    path: '/api/document-requirements',
    access: 'requirements.manage',
    summary: 'What each type of company asks for, also what is no longer asked for, in its order',
    staleAfter: [],
    response: list,
  }),
  create: route({
    method: 'POST',
    path: '/api/document-requirements',
    records: { id: newId },
    access: 'requirements.manage',
    summary: 'Ask for another document from now on; the same id again is the same requirement',
    body: z.strictObject({ id, companyTypeId: slug, ...requirementFields }),
    response: requirementView,
  }),
  save: route({
    method: 'PUT',
    path: '/api/document-requirements/:id',
    records: { id: 'document_requirements' },
    access: 'requirements.manage',
    summary: 'Edit a requirement; documents already asked for stay as they are',
    params: byId,
    body: z.strictObject({ expectedVersion, ...requirementFields }),
    response: requirementView,
  }),
  order: route({
    method: 'PUT',
    path: '/api/document-requirements/order/:companyTypeId',
    records: { ids: 'document_requirements' },
    access: 'requirements.manage',
    summary: 'The order in which the documents of a type are asked for; every one of them is named',
    params: z.object({ companyTypeId: slug }),
    body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
    response: list,
  }),
}
