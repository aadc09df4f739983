import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { sourceView } from '#features/catalog/contract.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { expectedVersion } from '#features/edits/contract.ts'

const subject = z.enum(['fact', 'naming_rule'])
const recheckView = z.object({
  subject,
  id,
  version: z.int(),
  /** Kind of the fact or of the rule. */
  kind: z.string(),
  scope: z.enum(['state', 'federal', 'brazil', 'names']),
  stateId: z.string().nullable(),
  state: z.string().nullable(),
  companyTypeId: z.string().nullable(),
  /** Empty for a naming rule without a word, which is named by its kind. */
  name: z.string(),
  amountCents: z.int().nullable(),
  checkedOn: z.string().nullable(),
  confidence: z.enum(CONFIDENCES),
  sources: z.array(sourceView),
})
const rowResult = z.object({ subject, id, result: z.enum(['checked', 'conflict', 'gone']) })

export const rechecks = {
  list: route({
    method: 'GET',
    path: '/api/rechecks',
    access: 'facts.manage',
    summary: 'Facts and rules about names that nobody has checked for a year, those never checked first',
    staleAfter: [],
    response: z.object({ items: z.array(recheckView) }),
  }),
  mark: route({
    method: 'POST',
    path: '/api/rechecks',
    records: { id: { unchecked: 'of the table that the subject names; the office sees all of them' } },
    access: 'facts.manage',
    summary: 'Say that rows still hold, as compared with their sources today; with a result per row',
    body: z.strictObject({
      items: z.array(z.strictObject({ subject, id, expectedVersion })).min(1).max(200),
    }),
    response: z.object({ items: z.array(rowResult) }),
  }),
}
