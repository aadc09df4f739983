import { z } from 'zod'
import { byId, cents, id, line, noInput, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { newId } from '#contract/records.ts'
import { download, route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { refundRefusals } from './rules/figures.ts'
import { refundStages } from './rules/stages.ts'
import { refundFailures, refundStatuses } from './rules/status.ts'
import { refundGrounds } from './rules/withdrawal.ts'

const percent = z.int().min(0).max(100)
const stage = z.enum(refundStages)
const rule = { stage, pricePercent: percent, stateFeePercent: percent }
const amounts = z.object({ priceCents: cents, stateFeeCents: cents, totalCents: cents })
/** Free text of the customer or of an admin. */
const reason = line(1000)

const refundView = z.object({
  id,
  paymentId: id,
  ...rule,
  /** Null if none was stored. */
  ground: z.enum(refundGrounds).nullable(),
  /** The refunded amounts of our price and of the state's fee. */
  figures: amounts,
  reason: z.string().nullable(),
  /** Started without a request of the customer. */
  byOffice: z.boolean(),
  status: z.enum(refundStatuses),
  askedAt: timestamp,
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
  paidAt: timestamp.nullable(),
  /** The bank rejected the money, or sent it back. */
  returned: z.boolean(),
  /** Number of the credit note; null until the refund is paid. */
  creditNote: z.string().nullable(),
  registration: z.object({ id, companyName: z.string(), status: z.enum(registrationStatuses) }),
  /** Null if the reader is the customer; so is `office`. */
  customer: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  office: z
    .object({
      decidedBy: z.string().nullable(),
      failure: z.enum(refundFailures).nullable(),
      tries: z.int(),
      triedAt: timestamp.nullable(),
    })
    .nullable(),
})

/** Upgrades that end with this refund, and how much of each is refunded. */
const along = z.array(z.object({ name: z.string(), amountCents: cents }))

/** What one rule would refund, or why it refunds nothing. */
const outcome = z.object({ ...rule, figures: amounts, along, refusal: z.enum(refundRefusals).nullable() })

const previewView = z.object({
  paymentId: id,
  companyName: z.string(),
  status: z.enum(paymentStatuses),
  paid: amounts,
  refundedCents: cents,
  /** By the rule of the order's current stage. */
  byRule: outcome,
  /** For admins only: by the rule under which the open request was made, which still applies to it. */
  asked: outcome.nullable(),
  /** For admins only: everything that is left. */
  everything: outcome.nullable(),
  /** The withdrawal that the law gives (K7); null while nothing is paid. */
  withdrawal: z
    .object({
      until: z.iso.date(),
      declaredAt: timestamp.nullable(),
      figures: amounts,
      along,
      refusal: z.enum(refundRefusals).nullable(),
    })
    .nullable(),
  /** For admins only: what exists at the state, and how much of the payment the state keeps. */
  atState: z
    .object({
      filed: z.boolean(),
      filedOn: z.iso.date().nullable(),
      fileNumber: z.string().nullable(),
      formedOn: z.iso.date().nullable(),
      ein: z.string().nullable(),
      keptCents: cents,
      openServices: z.array(z.object({ id, name: z.string(), amountCents: cents })),
    })
    .nullable(),
})

const ruleView = z.object(rule)
const editedRuleView = z.object({ ...rule, ...editedView })

/** The total that was shown before confirming: any other is refused, and the page shows the new amounts. */
const expectedCents = cents.min(1)
const decision = { expectedCents, everything: z.boolean(), reason: reason.nullable() }

export const refunds = {
  rules: route({
    method: 'GET',
    path: '/api/refund-rules',
    access: 'catalog.read',
    summary: 'What comes back at each stage, as /termos shows it',
    staleAfter: [],
    response: z.object({ items: z.array(ruleView) }),
  }),
  editedRules: route({
    method: 'GET',
    path: '/api/refunds/rules',
    access: 'refunds.setRules',
    summary: 'The same rules with their versions, for whoever edits them',
    staleAfter: [],
    response: z.object({ items: z.array(editedRuleView) }),
  }),
  saveRule: route({
    method: 'PUT',
    path: '/api/refunds/rules/:stage',
    records: {},
    access: 'refunds.setRules',
    summary: 'Change what comes back at a stage; requests that were made before keep their figures',
    params: z.object({ stage }),
    body: z.strictObject({ pricePercent: percent, stateFeePercent: percent, expectedVersion }),
    response: editedRuleView,
  }),
  list: route({
    method: 'GET',
    path: '/api/refunds',
    access: 'refunds.read',
    summary: 'Refunds the reader may see: what waits first, then newest first',
    // A request, its decision and the stage of the order are published as changes of the registration.
    staleAfter: ['registration.changed'],
    query: z.strictObject({ ...pageQuery, status: z.enum(refundStatuses).optional() }),
    response: pageOf(refundView),
  }),
  read: route({
    method: 'GET',
    path: '/api/refunds/:id',
    access: 'refunds.read',
    summary: 'One refund',
    staleAfter: ['registration.changed'],
    params: byId,
    response: refundView,
  }),
  preview: route({
    method: 'GET',
    path: '/api/payments/:id/refund',
    access: 'refunds.read',
    summary: 'What would come back of a payment now, in figures, or why nothing does',
    staleAfter: ['registration.changed'],
    params: byId,
    response: previewView,
  }),
  ask: route({
    method: 'POST',
    path: '/api/payments/:id/refund',
    records: { id: 'payments', refundId: newId },
    access: 'refunds.ask',
    summary: 'Ask for a refund of the amount that was shown',
    params: byId,
    body: z.strictObject({ refundId: id, expectedCents, reason }),
    response: refundView,
    status: 201,
    limit: { max: 30, seconds: 3600 },
  }),
  declareWithdrawal: route({
    method: 'POST',
    path: '/api/payments/:id/withdrawal',
    records: { id: 'payments' },
    access: 'refunds.ask',
    summary: 'Withdraw from what was paid, within the days of the law; said again it is the same withdrawal',
    params: byId,
    body: noInput.strict(),
    response: z.object({ paymentId: id, declaredAt: timestamp }),
    status: 201,
    limit: { max: 30, seconds: 3600 },
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/refunds/:id/withdraw',
    records: { id: 'refunds' },
    access: 'refunds.ask',
    summary: 'Take back a request that nobody has decided',
    params: byId,
    body: noInput.strict(),
    response: refundView,
  }),
  start: route({
    method: 'POST',
    path: '/api/payments/:id/start-refund',
    records: { id: 'payments', refundId: newId },
    access: 'refunds.decide',
    stepUp: true,
    summary: 'Give back without a request, by the rule or everything that is left',
    params: byId,
    body: z.strictObject({ refundId: id, ...decision }),
    response: refundView,
    status: 201,
  }),
  approve: route({
    method: 'POST',
    path: '/api/refunds/:id/approve',
    records: { id: 'refunds' },
    access: 'refunds.decide',
    stepUp: true,
    summary: 'Give back what was asked for, or everything that is left; the provider pays back at once',
    params: byId,
    body: z.strictObject(decision),
    response: refundView,
  }),
  refuse: route({
    method: 'POST',
    path: '/api/refunds/:id/refuse',
    records: { id: 'refunds' },
    access: 'refunds.decide',
    stepUp: true,
    summary: 'Refuse a request, with a reason that the customer reads',
    params: byId,
    body: z.strictObject({ reason }),
    response: refundView,
  }),
  retry: route({
    method: 'POST',
    path: '/api/refunds/:id/retry',
    records: { id: 'refunds' },
    access: 'refunds.decide',
    stepUp: true,
    summary: 'Ask the provider again, once what it refused was settled',
    params: byId,
    body: noInput.strict(),
    response: refundView,
  }),
  creditNote: download({
    path: '/api/refunds/:id/credit-note',
    access: 'refunds.read',
    summary: 'The credit note of a refund as a PDF',
    params: byId,
    contentTypes: ['application/pdf'],
    limit: { max: 60, seconds: 600 },
  }),
}
