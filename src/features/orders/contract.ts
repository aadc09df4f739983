import { z } from 'zod'
import { cents, done, id, line, noInput, slug, timestamp } from '#contract/fields.ts'
import { newId, seenByAll } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { nameVerdicts } from '#features/company-names/rules/name-verdict.ts'
import { order, orderedOwners, orderInput, owners } from './rules/order-fields.ts'
import { totalOf, WHOLE } from './rules/shares.ts'
import { WIZARD_STEPS } from './rules/wizard-draft.ts'

type Shares = { main: { share: number }; partners: { share: number }[] }
export const isWhole = ({ main, partners }: Shares): boolean =>
  totalOf([main.share, ...partners.map(({ share }) => share)]) === WHOLE

const wholeTogether = ({ value, issues }: z.core.ParsePayload<Shares>): void => {
  if (isWhole(value)) return
  issues.push({ code: 'custom', input: value.main.share, path: ['main', 'share'], message: 'not_whole' })
}
/** Checks the total in forms; `orders.create` leaves it to its use-case, which also records a wrong total. */
export const ownersInput = owners.given.check(wholeTogether)
/** The owners of a placed order, as admins correct them. */
export const orderedOwnersInput = orderedOwners.given.check(wholeTogether)

/** A draft may be incomplete; it never holds card data (C1). */
export const draftData = order.typed
export const draftView = z.object({
  orderKey: id,
  step: z.literal(WIZARD_STEPS),
  data: draftData,
  /** Whether the order was placed and awaits its payment. */
  ordered: z.boolean(),
  updatedAt: timestamp,
})

export const orders = {
  create: route({
    method: 'POST',
    path: '/api/orders',
    records: { packageId: seenByAll, key: newId },
    access: 'registrations.create',
    summary: 'Order a company: one registration per key, whatever is sent how often',
    body: orderInput,
    response: z.object({
      registrationId: id,
      paymentId: id,
      packageId: id,
      planCents: cents,
      stateFeeCents: cents,
      totalCents: cents,
      paid: z.boolean(),
    }),
    status: 201,
    limit: { max: 60, seconds: 3600 },
  }),
  checkNames: route({
    method: 'POST',
    path: '/api/orders/check-names',
    records: {},
    access: 'names.check',
    summary:
      'Compare names with our records and the naming rules, in the words of the reader; it warns and never blocks',
    body: z.strictObject({ companyTypeId: slug, stateId: slug, names: z.array(line(200)).min(1).max(3) }),
    response: z.object({
      items: z.array(z.object({ name: z.string(), verdict: z.enum(nameVerdicts), reasons: z.array(z.string()) })),
    }),
    limit: { max: 60, seconds: 600 },
  }),
  readDraft: route({
    method: 'GET',
    path: '/api/draft',
    access: 'draft.own',
    summary: 'The unfinished order of this customer',
    staleAfter: [],
    response: z.object({ draft: draftView.nullable() }),
  }),
  saveDraft: route({
    method: 'PUT',
    path: '/api/draft',
    records: { orderKey: newId },
    access: 'draft.own',
    summary: 'Keep the unfinished order for thirty days',
    body: z.strictObject({ orderKey: id, step: z.literal(WIZARD_STEPS), data: draftData }),
    response: done,
    limit: { max: 600, seconds: 3600 },
  }),
  clearDraft: route({
    method: 'DELETE',
    path: '/api/draft',
    records: {},
    access: 'draft.own',
    summary: 'Forget the unfinished order',
    body: noInput.strict(),
    response: done,
  }),
  countStep: route({
    method: 'POST',
    path: '/api/funnel',
    records: {},
    access: 'funnel.count',
    summary: 'Count that a step of the wizard was reached, of nobody in particular',
    body: z.strictObject({ step: z.literal(WIZARD_STEPS) }),
    response: done,
    limit: { max: 60, seconds: 3600 },
  }),
}
