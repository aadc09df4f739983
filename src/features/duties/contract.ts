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

/** Where a statement comes from and how sure it is. */
const checked = {
  sources: z.array(sourceView),
  checkedOn: day.nullable(),
  confidence: z.enum(CONFIDENCES),
}

const dutyView = z.object({
  id,
  code: z.enum(dutyCodes),
  country: z.enum(dutyCountries),
  /** As the reader's language calls it. */
  name: z.string(),
  /** The year that it is for. */
  period: z.int(),
  /** Null where nobody knows the day yet. */
  dueOn: day.nullable(),
  overdue: z.boolean(),
  /** Until when nothing is late, where an extension counts without any form. */
  toleratedUntil: day.nullable(),
  /** The latest day that the authority announced, where it announces one each year. */
  lastAnnounced: day.nullable(),
  /** The day without the extension, and whether one counts. */
  statutoryOn: day.nullable(),
  extended: z.boolean(),
  /** The day that Form 7004 brings; null where it brings none. */
  extendsTo: day.nullable(),
  amountCents: cents.nullable(),
  /** The amount is the least that is owed. */
  atLeast: z.boolean(),
  /** The open question whose answer may remove it. */
  dependsOn: z.enum(dutyDependencies).nullable(),
  /** The owners whom it concerns by name; none for the company's own. */
  owners: z.array(z.string()),
  /** How many owners the company has: some fines count for each of them. */
  partners: z.int(),
  penalty: penaltyView.nullable(),
  /** What it costs once the day is over; null where that is not one amount. */
  lateAmountCents: cents.nullable(),
  /** What stood here before, and what changed it. */
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
  /** Waived by the rules: it no longer concerns the company. */
  byRule: z.boolean(),
  updatedAt: timestamp,
})

const calendarView = z.object({
  companyName: z.string(),
  companyType: z.string(),
  state: z.string(),
  /** Null while it is not known; then there are no duties (K5). */
  formedOn: day.nullable(),
  fiscalYearEnd: z.int(),
  owners: z.int(),
  /** Alerts come with the plan of this company. */
  alerts: z.boolean(),
  answers: z.object({ ...answers, updatedAt: timestamp.nullable() }),
  /** Where each owner pays tax; no owners where nothing can be answered (unpaid or rejected order). Null was never answered. */
  taxStatus: z.object({
    version: z.int(),
    owners: z.array(z.object({ id, name: z.string(), taxCountry: z.string().nullable(), usPerson: answer })),
  }),
  /** By day; those without one last. */
  items: z.array(dutyView),
  /** What people ask about and nobody has to do. */
  notRequired: z.array(z.object({ code: z.enum(['boi', 'ny_transparency']), name: z.string(), ...checked })),
  /** Forms that may or may not apply: not verified. */
  askAccountant: z.array(z.string()),
  /** The address that a calendar reads, without the address itself. */
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
    // What is known of a company decides about its duties.
    staleAfter: ['registration.changed', 'duties.changed'],
    params: byId,
    response: calendarView,
  }),
  setStatus: route({
    method: 'PUT',
    path: '/api/duties/:id/status',
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
    access: 'duties.update',
    summary: 'Say whether Form 7004 was filed, which moves the day',
    params: byId,
    body: z.strictObject({ extended: z.boolean(), expectedUpdatedAt }),
    response: dutyView,
  }),
  saveAnswers: route({
    method: 'PUT',
    path: '/api/registrations/:id/duty-answers',
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
    // Services of calendars read those of many people from few addresses.
    limit: { max: 300, seconds: 600 },
  }),
}
