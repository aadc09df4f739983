import { z } from 'zod'
import { byId, done, id } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { NAMING_KINDS, namingRuleFields, WORD_KINDS } from './rules/naming-rule-fields.ts'

const namingRuleView = z.object({
  id,
  kind: z.enum(NAMING_KINDS),
  companyTypeId: z.string().nullable(),
  stateId: z.string().nullable(),
  state: z.string().nullable(),
  ...namingRuleFields,
  // Plain strings, because stored rules were validated when they were saved.
  ...{ word: z.string().nullable(), allowedPattern: z.string().nullable(), safePattern: z.string().nullable() },
  ...editedView,
})
const { severity, reason, sources, checkedOn, confidence, word, variants } = namingRuleFields

export const namingRules = {
  list: route({
    method: 'GET',
    path: '/api/naming-rules',
    access: 'facts.manage',
    summary: 'What is compared with the names of companies, by kind',
    staleAfter: [],
    response: z.object({ items: z.array(namingRuleView) }),
  }),
  save: route({
    method: 'PUT',
    path: '/api/naming-rules/:id',
    records: { id: 'naming_rules' },
    access: 'facts.manage',
    summary: 'Edit a rule about names; the next check of a name uses it',
    params: byId,
    body: z.strictObject({ expectedVersion, ...namingRuleFields }),
    response: namingRuleView,
  }),
  create: route({
    method: 'POST',
    path: '/api/naming-rules',
    records: { id: newId },
    access: 'facts.manage',
    summary: 'Add a restricted or forbidden word; the same id again is the same word',
    body: z.strictObject({
      id,
      kind: z.enum(WORD_KINDS),
      word: word.unwrap(),
      variants: variants.unwrap(),
      ...{ severity, reason, sources, checkedOn, confidence },
    }),
    response: namingRuleView,
  }),
  remove: route({
    method: 'POST',
    path: '/api/naming-rules/:id/remove',
    records: { id: 'naming_rules' },
    access: 'facts.manage',
    summary: 'Remove a restricted or forbidden word for good',
    params: byId,
    body: z.strictObject({ expectedVersion }),
    response: done,
  }),
}
