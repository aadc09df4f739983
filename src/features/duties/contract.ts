import { z } from 'zod'
import { byId, cents, done, id, line, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { download, route } from '#contract/route.ts'
import { penaltyView, sourceView } from '#features/catalog/contract.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { dutyCodes, dutyCountries, dutyDependencies, dutyFilters, dutyStatuses, movers } from './rules/duty.ts'

const day = z.iso.date()
const answer = z.boolean().nullable()
const answers = { assetsAbroad: answer, foreignAccounts: answer, usIncome: answer, employees: answer }

/** The sources of a statement, when it was checked and how certain it is. */
const checked = {
  sources: z.array(sourceView),
  checkedOn: day.nullable(),
  confidence: z.enum(CONFIDENCES),
}

const dutyView = z.object({
  id,
  code: z.enum(dutyCodes),
  country: z.enum(dutyCountries),
  /** In the reader's language. */
  name: z.string(),
  /** The year that the duty is for. */
  period: z.int(),
  /** Null while the day is unknown. */
  dueOn: day.nullable(),
  overdue: z.boolean(),
  /** The end of an automatic extension, which needs no form. */
  toleratedUntil: day.nullable(),
  /** The latest announced day, for duties whose authority announces one each year. */
  lastAnnounced: day.nullable(),
  /** The day without an extension, and whether Form 7004 was filed. */
  statutoryOn: day.nullable(),
  extended: z.boolean(),
  /** The due date that Form 7004 gives; null where it gives none. */
  extendsTo: day.nullable(),
  amountCents: cents.nullable(),
  /** The amount is a minimum. */
  atLeast: z.boolean(),
  /** The open question whose answer may remove the duty. */
  dependsOn: z.enum(dutyDependencies).nullable(),
  /** Names of the owners whom the duty concerns; empty for the company's own duties. */
  owners: z.array(z.string()),
  /** Number of owners: some fines are charged per owner. */
  partners: z.int(),
  penalty: penaltyView.nullable(),
  /** The cost once the duty is late; null where that is not a single amount. */
  lateAmountCents: cents.nullable(),
  /** The previous day and amount, and what changed them. */
  moved: z
    .object({ dueOn: day.nullable(), amountCents: cents.nullable(), at: timestamp, by: z.enum(movers) })
    .nullable(),
  unconfirmed: z.boolean(),
  ...checked,
  status: z.enum(dutyStatuses),
  statusAt: timestamp.nullable(),
  receipt: z.string().nullable(),
  document: z.object({ id, name: z.string() }).nullable(),
  reason: z.string().nullable(),
  /** Waived by the rules, because the duty no longer applies. */
  byRule: z.boolean(),
  updatedAt: timestamp,
})

const calendarView = z.object({
  companyName: z.string(),
  companyType: z.string(),
  state: z.string(),
  /** Null while unknown; then there are no duties (K5). */
  formedOn: day.nullable(),
  fiscalYearEnd: z.int(),
  owners: z.int(),
  /** Whether the company's plan includes alerts. */
  alerts: z.boolean(),
  answers: z.object({ ...answers, updatedAt: timestamp.nullable() }),
  /** Tax status of each owner; null was never answered. Empty for unpaid or rejected orders, which cannot be answered. */
  taxStatus: z.object({
    version: z.int(),
    owners: z.array(z.object({ id, name: z.string(), taxCountry: z.string().nullable(), usPerson: answer })),
  }),
  /** By day, undated ones last. */
  items: z.array(dutyView),
  /** Well-known reports that are not required. */
  notRequired: z.array(z.object({ code: z.enum(['boi', 'ny_transparency']), name: z.string(), ...checked })),
  /** Forms that may apply: we have not verified whether they do. */
  askAccountant: z.array(z.string()),
  /** When the private calendar address was made and last read; the address itself is not stored. */
  address: z.object({ createdAt: timestamp, readAt: timestamp.nullable() }).nullable(),
})

const dutyRow = z.object({
  ...dutyView.shape,
  registrationId: id,
  companyName: z.string(),
  state: z.string(),
  customer: z.object({ id, name: z.string() }),
})

const expectedUpdatedAt = timestamp

export const duties = {
  list: route({
    method: 'GET',
    path: '/api/duties',
    access: 'duties.list',
    summary:
      'Duties of the companies in the reader’s hands, by day: overdue, due soon, all that is open, or those on unconfirmed facts',
    staleAfter: ['registration.changed', 'duties.changed'],
    query: z.strictObject({ ...pageQuery, filter: z.enum(dutyFilters).default('soon') }),
    response: pageOf(dutyRow),
  }),
  ofRegistration: route({
    method: 'GET',
    path: '/api/registrations/:id/duties',
    access: 'duties.read',
    summary: 'The calendar of one company: what is due, why, when and what it costs',
    // The duties depend on the company's data.
    staleAfter: ['registration.changed', 'duties.changed'],
    params: byId,
    response: calendarView,
  }),
  setStatus: route({
    method: 'PUT',
    path: '/api/duties/:id/status',
    records: { id: 'duties', documentId: { table: 'documents', otherwise: { documentId: 'invalid' } } },
    access: 'duties.update',
    summary: 'Say that a duty is in progress, done (with its receipt), waived (with the reason) or open again',
    params: byId,
    body: z.strictObject({
      status: z.enum(dutyStatuses),
      receipt: line(200).nullable(),
      documentId: id.nullable(),
      reason: line(500).nullable(),
      expectedUpdatedAt,
    }),
    response: dutyView,
  }),
  setExtension: route({
    method: 'PUT',
    path: '/api/duties/:id/extension',
    records: { id: 'duties' },
    access: 'duties.update',
    summary: 'Say whether Form 7004 was filed, which moves the day',
    params: byId,
    body: z.strictObject({ extended: z.boolean(), expectedUpdatedAt }),
    response: dutyView,
  }),
  saveAnswers: route({
    method: 'PUT',
    path: '/api/registrations/:id/duty-answers',
    records: { id: 'business_registrations' },
    access: 'duties.update',
    summary: 'Answer what only the customer knows; the calendar follows',
    params: byId,
    body: z.strictObject({ ...answers, expectedUpdatedAt: timestamp.nullable() }),
    response: calendarView,
  }),
  file: download({
    path: '/api/registrations/:id/duties.ics',
    access: 'duties.read',
    summary: 'The duties of a company as a file for calendars',
    params: byId,
    contentTypes: ['text/calendar; charset=utf-8'],
    limit: { max: 60, seconds: 600 },
  }),
  makeAddress: route({
    method: 'POST',
    path: '/api/registrations/:id/calendar-address',
    records: { id: 'business_registrations' },
    access: 'duties.share',
    summary: 'A private address that a calendar reads; the one before stops working',
    params: byId,
    response: z.object({ url: z.url() }),
    status: 201,
    limit: { max: 20, seconds: 3600 },
  }),
  dropAddress: route({
    method: 'DELETE',
    path: '/api/registrations/:id/calendar-address',
    records: { id: 'business_registrations' },
    access: 'duties.share',
    summary: 'Revoke the address that a calendar reads',
    params: byId,
    response: done,
  }),
  byAddress: download({
    path: '/api/calendars/:token',
    access: 'calendars.read',
    summary: 'The calendar behind a private address',
    params: z.object({ token: z.string().regex(/^[\w-]{43}\.ics$/) }),
    contentTypes: ['text/calendar; charset=utf-8'],
    // Calendar providers read the calendars of many customers from few IP addresses.
    limit: { max: 300, seconds: 600 },
  }),
}
