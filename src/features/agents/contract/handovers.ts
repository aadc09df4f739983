import { z } from 'zod'
import { byId, id, line, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { handoverStatuses } from '#features/agents/rules/handover.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'

const person = z.object({ id, name: z.string() })

export const handoverView = z.object({
  id,
  registration: z.object({ id, companyName: z.string(), status: z.enum(registrationStatuses) }),
  from: person,
  /** The agent who takes over; null while the request names none. */
  to: person.nullable(),
  reason: z.string(),
  status: z.enum(handoverStatuses),
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
})

const path = '/api/handover-requests'

/** An agent asks for a handover, the office decides (E15). Served together with `agentCalls` as the group `agents`. */
export const handoverCalls = {
  requests: route({
    method: 'GET',
    path,
    access: 'handovers.decide',
    summary: 'Requests of agents to hand a process over, newest first',
    // Asking and declining publish a notification, accepting publishes a change of the registration.
    staleAfter: ['registration.changed', 'notification.created'],
    query: z.strictObject({ ...pageQuery, status: z.enum(handoverStatuses).optional() }),
    response: pageOf(handoverView),
  }),
  acceptHandover: route({
    method: 'POST',
    path: `${path}/:id/accept`,
    records: { id: 'handover_requests', agentId: 'profiles' },
    access: 'handovers.decide',
    summary: 'Give the process to another agent, as it was asked for',
    params: byId,
    /** Without `agentId` the agent whom the request names takes over. */
    body: z.strictObject({ agentId: id.optional() }),
    response: handoverView,
  }),
  declineHandover: route({
    method: 'POST',
    path: `${path}/:id/decline`,
    records: { id: 'handover_requests' },
    access: 'handovers.decide',
    summary: 'Leave the process where it is, for a reason that the agent reads',
    params: byId,
    body: z.strictObject({ reason: line(2000) }),
    response: handoverView,
  }),
  askHandover: route({
    method: 'POST',
    path: '/api/registrations/:id/handover-requests',
    records: { id: 'business_registrations', toAgentId: { unchecked: 'a person of the team' } },
    access: 'handovers.ask',
    summary: 'Ask the office to give an own process to another agent',
    params: byId,
    body: z.strictObject({ reason: line(2000), toAgentId: id.optional() }),
    response: handoverView,
    status: 201,
    limit: { max: 60, seconds: 3600 },
  }),
}
