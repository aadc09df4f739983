import { z } from 'zod'
import { byId, id, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { activityView } from '#features/registrations/contract/registration-activity.ts'
import { nextActions } from '#features/registrations/rules/next-step.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { languages, timeZones } from '#rules/language/preferences.ts'
import { clientOrders, clientStates } from './rules/client.ts'

const company = z.object({ id, name: z.string() })

const clientView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** The client's newest company with this agent, and the number of all of them. */
  company,
  companies: z.int(),
  /** How many of the companies are not decided yet. */
  open: z.int(),
  newestAt: timestamp,
})

const clientCompany = z.object({
  id,
  companyName: z.string(),
  companyType: z.string(),
  state: z.string(),
  status: z.enum(registrationStatuses),
  /** Its workflow is in progress (E3). */
  filing: z.boolean(),
  /** Agents see whether it is paid, never amounts (D13). */
  paid: z.boolean(),
  nextAction: z.enum(nextActions),
  createdAt: timestamp,
  statusSince: timestamp.nullable(),
  documentsWaiting: z.int(),
  unread: z.int(),
  owners: z.array(z.object({ id, name: z.string(), ownershipPercentage: z.string() })),
})

const clientCard = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  timeZone: z.enum(timeZones),
  /** The newest companies; `total` counts all. */
  companies: z.array(clientCompany),
  total: z.int(),
  /** Documents that wait for the agent's review, the longest waiting first. */
  documents: z.array(
    z.object({ id, name: z.string(), documentType: z.enum(documentTypes), company, sentAt: timestamp }),
  ),
  notes: z.array(z.object({ id, text: z.string(), author: z.string(), company, createdAt: timestamp })),
  activities: z.array(activityView.extend({ company })),
})

/** The customers whose registrations the agent has now; registrations with other agents stay hidden. */
export const clients = {
  list: route({
    method: 'GET',
    path: '/api/clients',
    access: 'clients.read',
    summary: 'Clients of the agent, newest first or by name; search by name, e-mail or company',
    staleAfter: ['registration.changed'],
    query: z.strictObject({
      ...pageQuery,
      ...searchQuery,
      state: z.enum(clientStates).optional(),
      /** A search is always newest first. */
      sort: z.enum(clientOrders).optional(),
    }),
    response: pageOf(clientView),
  }),
  read: route({
    method: 'GET',
    path: '/api/clients/:id',
    access: 'clients.read',
    summary: 'Everything that the agent has about one client in one place',
    staleAfter: ['registration.changed', 'documents.changed', 'message.created', 'message.read', 'notes.changed'],
    params: byId,
    response: clientCard,
  }),
}
