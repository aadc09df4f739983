import { z } from 'zod'
import { byId, cents, id, slug } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { FACT_KINDS, FACT_SCOPES, factFields } from './rules/fact-fields.ts'

export const factView = z.object({
  id,
  scope: z.enum(FACT_SCOPES),
  stateId: z.string().nullable(),
  companyTypeId: z.string().nullable(),
  kind: z.enum(FACT_KINDS),
  /** The English name of the form or report, where it differs from `name`. */
  usName: z.string().nullable(),
  ...factFields,
  ...editedView,
})
const stateRowView = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  abbreviation: z.string(),
  llcFeeCents: cents.nullable(),
  corporationFeeCents: cents.nullable(),
  llcYearlyCents: cents.nullable(),
  corporationYearlyCents: cents.nullable(),
  /** The oldest check among the state's facts; null when one of them was never checked. */
  checkedOn: z.string().nullable(),
  confidence: z.enum(CONFIDENCES),
  toCheck: z.int(),
})

export const facts = {
  states: route({
    method: 'GET',
    path: '/api/facts/states',
    access: 'facts.manage',
    summary: 'What the facts about each state come to, and how old they are, by name',
    staleAfter: [],
    response: z.object({ items: z.array(stateRowView) }),
  }),
  ofState: route({
    method: 'GET',
    path: '/api/facts/states/:id',
    access: 'facts.manage',
    summary: 'All facts about one state',
    staleAfter: [],
    params: z.object({ id: slug }),
    response: z.object({ items: z.array(factView) }),
  }),
  elsewhere: route({
    method: 'GET',
    path: '/api/facts/elsewhere',
    access: 'facts.manage',
    summary: 'Facts of the USA as a whole and of Brazil',
    staleAfter: [],
    response: z.object({ items: z.array(factView) }),
  }),
  save: route({
    method: 'PUT',
    path: '/api/facts/:id',
    records: { id: 'facts' },
    access: 'facts.manage',
    summary: 'Edit a fact; quotes, guides, names and reminders follow at once',
    params: byId,
    body: z.strictObject({ expectedVersion, ...factFields }),
    response: factView,
  }),
}
