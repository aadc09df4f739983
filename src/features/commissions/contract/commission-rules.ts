import { z } from 'zod'
import { cents, id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'

const LARGEST_BASE = 10_000_000
const withDecimals = (most: number) => (value: number) =>
  Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6
/** A fraction: 0.1 = 10 % (E10). */
const fraction = z.number().min(0).max(1).refine(withDecimals(4))

export const ruleValues = z.strictObject({
  baseCents: cents.max(LARGEST_BASE),
  multiplier: z.number().min(0.01).max(99.99).refine(withDecimals(2)),
  complexityPercent: fraction,
  speedPercent: fraction,
  thresholdDays: z.int().min(1).max(365),
})
const place = { companyType: z.string().min(1).max(60), stateCode: z.string().regex(/^[A-Z]{2}$/) }

export const commissionRuleView = z.object({
  id,
  ...place,
  state: z.string(),
  ...ruleValues.shape,
  active: z.boolean(),
  displayOrder: z.int(),
  ...editedView,
})
const rulesView = z.object({
  items: z.array(commissionRuleView),
  /** Types and states in which finished work would earn nothing. */
  holes: z.array(z.object({ ...place, state: z.string() })),
})

/** More than there are pairs of type and state. */
const MOST_RULES = 400

export const commissionRules = {
  list: route({
    method: 'GET',
    path: '/api/commission-rules',
    access: 'commissionRules.read',
    summary: 'Every commission rule, and the types and states that have none',
    staleAfter: [],
    response: rulesView,
  }),
  change: route({
    method: 'PUT',
    path: '/api/commission-rules',
    records: { id: 'commission_rules' },
    access: 'commissionRules.update',
    summary: 'Change one rule or many alike; all of them or none',
    body: z.strictObject({
      rules: z.array(z.strictObject({ id, expectedVersion })).min(1).max(MOST_RULES),
      changes: ruleValues.partial().extend({ active: z.boolean().optional() }),
    }),
    response: rulesView,
  }),
  create: route({
    method: 'POST',
    path: '/api/commission-rules',
    records: {},
    access: 'commissionRules.update',
    summary: 'Make the rule of a type and state that has none',
    body: ruleValues.extend(place),
    response: rulesView,
    status: 201,
  }),
}
