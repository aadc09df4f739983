import { z } from 'zod'
import { cents, id, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { download, route } from '#contract/route.ts'
import { month } from './rules/month.ts'

const person = z.object({ id, name: z.string() })
const sums = {
  /** Rows including reversals; `reversals` counts the reversals alone. */
  count: z.int(),
  reversals: z.int(),
  openCount: z.int(),
  earnedCents: z.int(),
  paidCents: z.int(),
  toPayCents: z.int(),
}

const agentMonth = z.object({ agent: person, ...sums })

/** The rule as it was when the commission was made, and the work that it was applied to (G36). */
const calculation = z.object({
  baseCommission: cents,
  stateMultiplier: z.number(),
  complexityBonusPercent: z.number(),
  speedBonusPercent: z.number(),
  speedThresholdDays: z.int(),
  complexity: z.int(),
  days: z.int(),
})

export const commissionView = z.object({
  id,
  agent: person,
  date: z.iso.date(),
  registrationId: id,
  companyName: z.string(),
  companyType: z.string(),
  stateCode: z.string(),
  subtotalCents: z.int(),
  complexityBonusCents: z.int(),
  speedBonusCents: z.int(),
  totalCents: z.int(),
  /** Null for imported rows. */
  calculation: calculation.nullable(),
  /** The commission that this row reverses, with every part negative; null for an earned one (G132). */
  reversesId: id.nullable(),
  paid: z.object({ at: timestamp, by: z.string().nullable() }).nullable(),
})

const commissionFilter = {
  agent: id.optional(),
  month: month.optional(),
  paid: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
}

export const MOST_PAID_AT_ONCE = 200

export const commissions = {
  months: route({
    method: 'GET',
    path: '/api/commissions/months',
    access: 'commissions.read',
    summary:
      'What each agent earned, got and is owed in a month, the oldest one with something to pay unless another is named',
    staleAfter: ['commissions.changed'],
    query: z.strictObject({ month: month.optional() }),
    response: z.object({
      month,
      totals: z.object(sums),
      /** The agent who is owed most comes first. */
      agents: z.array(agentMonth),
      /** Every month with unpaid commissions, the oldest first. */
      open: z.array(z.object({ month, agents: z.int(), toPayCents: z.int() })),
    }),
  }),
  earnings: route({
    method: 'GET',
    path: '/api/commissions/earnings',
    access: 'commissions.read',
    summary: 'What the reader earned this month and in each of the last twelve, months of São Paulo',
    staleAfter: ['commissions.changed'],
    response: z.object({
      month,
      /** Before reversals. */
      earnedCents: z.int(),
      count: z.int(),
      averageCents: z.int(),
      reversedCents: z.int(),
      /** Over all months: earned, less reversals, and not paid yet. */
      toReceiveCents: z.int(),
      /** The oldest first, the current month last. */
      months: z.array(z.object({ month, earnedCents: z.int(), reversedCents: z.int(), count: z.int() })),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/api/commissions',
    access: 'commissions.read',
    summary: 'Commissions that the reader may see, newest first, with how each was calculated',
    staleAfter: ['commissions.changed'],
    query: z.strictObject({ ...pageQuery, ...commissionFilter }),
    response: pageOf(commissionView),
  }),
  export: download({
    path: '/api/commissions.csv',
    access: 'commissions.read',
    summary: 'The same list as a CSV file',
    query: z.strictObject(commissionFilter),
    contentTypes: ['text/csv'],
    limit: { max: 20, seconds: 600 },
  }),
  pay: route({
    method: 'POST',
    path: '/api/commissions/pay',
    records: { ids: 'agent_commissions' },
    access: 'commissions.markPaid',
    stepUp: true,
    summary: 'Mark commissions as paid, each once; says who had paid which before',
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_PAID_AT_ONCE) }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          result: z.enum(['paid', 'paid_before', 'not_found']),
          paidAt: timestamp.nullable(),
          paidBy: z.string().nullable(),
        }),
      ),
    }),
  }),
}
