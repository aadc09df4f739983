import { z } from 'zod'
import { byId, cents, done, id, line, noInput, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { newId, seenByAll } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { purchaseFilters, purchaseKinds, purchaseStatuses } from './rules/purchase.ts'
import { stopReasons } from './rules/renewal.ts'

const day = z.iso.date()
const url = text(2000, 1)
const returns = { successUrl: url, cancelUrl: url }
const dutyName = z.object({ id, name: z.string(), period: z.int(), dueOn: day.nullable() })

/** Our price, the authority's fee (null: not known yet, so not included), and their total. */
const price = { priceCents: cents, feeCents: cents.nullable(), totalCents: cents }

const purchaseView = z.object({
  id,
  kind: z.enum(purchaseKinds),
  /** In the reader's language. */
  name: z.string(),
  dutyId: id.nullable(),
  duty: z.object({ name: z.string(), period: z.int() }).nullable(),
  totalCents: cents,
  status: z.enum(purchaseStatuses),
  statusAt: timestamp,
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  receipt: z.string().nullable(),
  document: z.object({ id, name: z.string() }).nullable(),
})

const offerView = z.object({
  extraId: id,
  name: z.string(),
  description: z.string(),
  duty: dutyName.nullable(),
  ...price,
  /** Our price in reais, shown beside the dollars that are charged; null if admins have set none. */
  priceBrlCents: cents.nullable(),
})

const renewalView = z.object({
  extraId: id,
  name: z.string(),
  description: z.string(),
  duty: dutyName.nullable(),
  /** Null if the service is no longer offered, or if no duty is open for it. */
  price: z.object(price).nullable(),
  /** The days on which the customer is notified. */
  notices: z.array(day),
  /** The renewal stops only once another agent or the company's dissolution is recorded. */
  needsSuccessor: z.boolean(),
  stopped: z
    .object({
      because: z.enum(stopReasons),
      newAgent: z.string().nullable(),
      since: day.nullable(),
      at: timestamp,
    })
    .nullable(),
  /** The unfinished purchase for the next renewal. */
  openPurchaseId: id.nullable(),
})

const servicesView = z.object({
  companyName: z.string(),
  plan: z.object({ id, name: z.string() }),
  /** The company is paid for, not refunded and not rejected, so something can be ordered for it. */
  open: z.boolean(),
  dissolvedOn: day.nullable(),
  renewals: z.array(renewalView),
  offers: z.array(offerView),
  upgrades: z.array(z.object({ packageId: id, name: z.string(), features: z.array(z.string()), priceCents: cents })),
  purchases: z.array(purchaseView),
})

const purchaseRow = z.object({
  ...purchaseView.shape,
  registrationId: id,
  companyName: z.string(),
  state: z.string(),
  customer: z.object({ id, name: z.string() }),
  agent: z.object({ id, name: z.string() }).nullable(),
  dueOn: day.nullable(),
  /** Null for agents: they see that it is paid, never amounts (D13). */
  totalCents: cents.nullable(),
  /** The service dissolves the company: the day is required when it is finished. */
  dissolves: z.boolean(),
  /** The name and the PTIN of the preparer are required when the service is finished. */
  needsPtin: z.boolean(),
  preparer: z.object({ name: z.string(), ptin: z.string() }).nullable(),
})

const what = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('extra'), extraId: id, dutyId: id.nullable() }),
  z.strictObject({ kind: z.literal('upgrade'), packageId: id }),
])

export const purchases = {
  ofRegistration: route({
    method: 'GET',
    path: '/api/registrations/:id/services',
    access: 'purchases.read',
    summary: 'What a company has, what recurs, what can be ordered for it and at what price',
    // Duties decide what can be ordered, and purchases are published as changes of the registration.
    staleAfter: ['registration.changed', 'duties.changed', 'packages.changed'],
    params: byId,
    response: servicesView,
  }),
  create: route({
    method: 'POST',
    path: '/api/registrations/:id/purchases',
    records: {
      id: 'business_registrations',
      purchaseId: newId,
      extraId: seenByAll,
      dutyId: { table: 'duties', otherwise: { extraId: 'not_offered' } },
      packageId: seenByAll,
    },
    access: 'purchases.buy',
    summary: 'Order a service or a better plan; leads to the page of the provider. The id comes from the browser',
    params: byId,
    body: z.strictObject({ purchaseId: id, what, seenTotalCents: cents, ...returns }),
    response: z.object({ url: z.string() }),
    limit: { max: 60, seconds: 3600 },
  }),
  pay: route({
    method: 'POST',
    path: '/api/purchases/:id/pay',
    records: { id: 'purchases' },
    access: 'purchases.buy',
    summary: 'Pay what was ordered and not paid; leads to the page of the provider',
    params: byId,
    body: z.strictObject(returns),
    response: z.object({ url: z.string() }),
    limit: { max: 60, seconds: 3600 },
  }),
  cancel: route({
    method: 'POST',
    path: '/api/purchases/:id/cancel',
    records: { id: 'purchases' },
    access: 'purchases.buy',
    summary: 'Take back what was ordered and not paid',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
  list: route({
    method: 'GET',
    path: '/api/purchases',
    access: 'purchases.list',
    summary: 'Services that were ordered and paid, of the companies in the reader’s hands: what waits, or what is done',
    staleAfter: ['registration.changed'],
    query: z.strictObject({ ...pageQuery, filter: z.enum(purchaseFilters).default('todo') }),
    response: pageOf(purchaseRow),
  }),
  start: route({
    method: 'POST',
    path: '/api/purchases/:id/start',
    records: { id: 'purchases' },
    access: 'purchases.work',
    summary: 'Say that work on a paid service has begun',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
  finish: route({
    method: 'POST',
    path: '/api/purchases/:id/finish',
    records: { id: 'purchases', documentId: { table: 'documents', otherwise: { documentId: 'invalid' } } },
    access: 'purchases.work',
    summary: 'Deliver a service with its receipt and its paper; the duty behind it is done',
    params: byId,
    body: z.strictObject({
      receipt: line(200),
      documentId: id.nullable(),
      /** The day of dissolution, for the service that dissolves the company. */
      dissolvedOn: day.nullable(),
      /** Who prepared the return, for a service that needs a PTIN. */
      preparerName: line(120).nullable().default(null),
      preparerPtin: line(20).nullable().default(null),
    }),
    response: done,
  }),
}

const renewal = z.object({ id, extraId: id })

export const renewals = {
  stop: route({
    method: 'POST',
    path: '/api/registrations/:id/renewals/:extraId/stop',
    records: { id: 'business_registrations', extraId: seenByAll },
    access: 'renewals.change',
    summary: 'Stop a renewal; a registered agent only with the next one or the end of the company on record',
    params: renewal,
    body: z.strictObject({ because: z.enum(stopReasons), newAgent: line(200).nullable(), since: day.nullable() }),
    response: done,
  }),
  resume: route({
    method: 'POST',
    path: '/api/registrations/:id/renewals/:extraId/resume',
    records: { id: 'business_registrations', extraId: seenByAll },
    access: 'renewals.change',
    summary: 'Renew again what was stopped',
    params: renewal,
    body: noInput.strict(),
    response: done,
  }),
}
