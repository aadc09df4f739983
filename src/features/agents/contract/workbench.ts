import { z } from 'zod'
import { slug } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { registrationView } from '#features/registrations/contract.ts'
import { agentStages } from '#features/registrations/rules/agent-stage.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'

const status = z.enum(registrationStatuses)
const days = z.int()

/** A process as its agent sees it in a list. */
const agentProcess = registrationView.extend({
  /** Its workflow is in progress (E3). */
  filing: z.boolean(),
  /** Documents that were sent and wait for the agent. */
  documentsWaiting: z.int(),
  /** Messages of the customer that the agent has not read. */
  unread: z.int(),
})

/** Why a process is in the queue; the screen puts the reason into words. */
const urgencyReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('overdue'), days }),
  z.object({ kind: z.literal('documents'), count: z.int(), days }),
  z.object({ kind: z.literal('standing'), status, days, median: days.nullable() }),
  z.object({ kind: z.literal('unread'), count: z.int(), days }),
  z.object({ kind: z.literal('not_sent'), count: z.int(), days }),
  z.object({ kind: z.literal('slow'), status, days, median: days }),
])

export const LONGEST_QUEUE = 50

/** The agent's own work: covers only processes that are assigned to the agent now. */
export const workbench = {
  queue: route({
    method: 'GET',
    path: '/api/agent/queue',
    access: 'workbench.read',
    summary: 'The most urgent processes of the agent, each with the reasons why it stands where it stands',
    // Both calls count waiting documents and unread messages.
    staleAfter: ['registration.changed', 'documents.changed', 'message.created', 'message.read', 'workflows.changed'],
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(LONGEST_QUEUE).default(10) }),
    response: z.object({
      items: z.array(agentProcess.extend({ reasons: z.array(urgencyReason) })),
      /** Whether there are more urgent processes than the limit. */
      more: z.boolean(),
    }),
  }),
  processes: route({
    method: 'GET',
    path: '/api/agent/processes',
    access: 'workbench.read',
    summary:
      'The processes of the agent, newest first unless sorted otherwise; search by company, by name or e-mail of the customer, or by the first eight characters of the id',
    staleAfter: ['registration.changed', 'documents.changed', 'message.created', 'message.read', 'workflows.changed'],
    query: z.strictObject({
      ...pageQuery,
      ...searchQuery,
      /** review: pending, or in review without a running workflow; filing: in review with one (E3). */
      stage: z.enum(agentStages).optional(),
      state: slug.optional(),
      /** The id of the company type. */
      type: slug.optional(),
      /** A search is always newest first. */
      sort: z.enum(['newest', 'oldest']).optional(),
    }),
    response: pageOf(agentProcess),
  }),
}
