import { z } from 'zod'
import { byId, id, line, slug, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { download, route } from '#contract/route.ts'
import { papersLater } from './contract/company-papers.ts'
import { registrationDetail } from './contract/registration-detail.ts'
import { processAttention } from './rules/attention.ts'
import { registrationOrders } from './rules/list-order.ts'
import { type RegistrationStatus, registrationStatuses } from './rules/status.ts'

const person = z.object({ id, name: z.string() })
const status = z.enum(registrationStatuses)

/** Number of registrations in each status. */
export const countOfEach = z.object({
  pending: z.int(),
  in_review: z.int(),
  approved: z.int(),
  rejected: z.int(),
  documents_required: z.int(),
} satisfies Record<RegistrationStatus, unknown>)

export const registrationView = z.object({
  id,
  companyName: z.string(),
  status,
  paid: z.boolean(),
  companyType: z.string(),
  state: z.string(),
  customer: person.extend({ email: z.string() }),
  agent: person.nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** When the status or the agent last changed. */
  statusSince: timestamp.nullable(),
})

const agentView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  region: z.string().nullable(),
  /** New registrations may be assigned to this agent. */
  active: z.boolean(),
  /** Companies that are not decided yet. */
  openCount: z.int(),
})

/** Value of the agent filter for registrations that no agent has yet. */
export const UNASSIGNED = 'none'

/** A day in São Paulo, within years for which date arithmetic cannot overflow. */
const day = z.iso.date().refine((value) => value > '2000' && value < '2100')

/** Filters and order of the list of registrations, shared with its CSV export. */
const listQuery = {
  ...searchQuery,
  status: status.optional(),
  state: slug.optional(),
  /** The id of the company type. */
  type: slug.optional(),
  agent: z.union([z.literal(UNASSIGNED), id]).optional(),
  paid: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Only registrations of this attention kind, the longest waiting first (G50). */
  attention: z.enum(processAttention).optional(),
  /** Ordered on these days in São Paulo, both included. */
  from: day.optional(),
  to: day.optional(),
  /** `waiting`: registrations that wait for the office first, then the newest (G70). A search is always newest first. */
  sort: z.enum(registrationOrders).optional(),
}

export const registrations = {
  list: route({
    method: 'GET',
    path: '/api/registrations',
    access: 'registrations.list',
    summary:
      'Registrations the reader may see, newest first unless sorted otherwise; search by company, by name or e-mail of the customer, or by the first eight characters of the id',
    staleAfter: ['registration.changed'],
    query: z.strictObject({ ...pageQuery, ...listQuery }),
    response: pageOf(registrationView),
  }),
  csv: download({
    path: '/api/registrations.csv',
    access: 'registrations.export',
    summary: 'The rows of the list as a table for spreadsheets: same filters, same order, all pages',
    query: z.strictObject(listQuery),
    contentTypes: ['text/csv; charset=utf-8'],
    limit: { max: 20, seconds: 600 },
  }),
  counts: route({
    method: 'GET',
    path: '/api/registrations/counts',
    access: 'registrations.list',
    summary: 'How many the reader may see: all, and of each status',
    staleAfter: ['registration.changed'],
    response: z.object({ total: z.int(), of: countOfEach }),
  }),
  read: route({
    method: 'GET',
    path: '/api/registrations/:id',
    access: 'registrations.read',
    summary: 'One registration',
    staleAfter: ['registration.changed'],
    params: byId,
    response: registrationView,
  }),
  detail: route({
    method: 'GET',
    path: '/api/registrations/:id/detail',
    access: 'registrations.read',
    summary: 'One registration with owners, documents, payments and its history, as far as the reader may see them',
    // The detail lists the documents and counts the messages.
    staleAfter: ['registration.changed', 'documents.changed', 'message.created', 'workflows.changed'],
    params: byId,
    response: registrationDetail,
  }),
  agents: route({
    method: 'GET',
    path: '/api/agents',
    access: 'registrations.assign',
    summary: 'Agents to choose from, by name, with how much each has to do',
    staleAfter: ['registration.changed'],
    response: z.object({ items: z.array(agentView) }),
  }),
  assign: route({
    method: 'POST',
    path: '/api/registrations/:id/assign',
    records: { id: 'business_registrations', agentId: 'profiles', expectedAgentId: 'profiles' },
    access: 'registrations.assign',
    summary: 'Give a registration to an agent; begins the review and the workflow',
    params: byId,
    body: z.strictObject({
      agentId: id,
      /** The agent whom the caller saw; the call ends in a conflict when another agent was assigned meanwhile. */
      expectedAgentId: id.nullable(),
      /** Without it an unpaid order is refused with the code `unpaid`. */
      confirmUnpaid: z.boolean().optional(),
    }),
    response: registrationView,
  }),
  setStatus: route({
    method: 'POST',
    path: '/api/registrations/:id/status',
    records: { id: 'business_registrations' },
    access: 'registrations.setStatus',
    summary: 'Change the status; every change is kept in the history',
    params: byId,
    body: z.strictObject({
      status,
      /** The status that the caller saw; the call ends in a conflict when it has changed meanwhile. */
      expectedStatus: status,
      reason: line(2000).optional(),
      /** Without it and a reason an approval is refused with the code `papers_missing` while required papers are missing. */
      confirmMissingPapers: z.boolean().optional(),
      /** Without it an approval is refused with the code `company_papers_missing` while formation document or EIN letter are missing. */
      papersLater,
    }),
    response: registrationView,
  }),
}
