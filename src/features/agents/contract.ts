import { z } from 'zod'
import { byId, cents, email, id, line, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { password } from '#features/accounts/contract.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { countOfEach } from '#features/registrations/contract.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { handoverScopes } from './rules/handover.ts'

const region = text(80).trim()
const agentRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  region: z.string().nullable(),
  /** Whether the agent may be given new work, on screens Ativo or Inativo (E5). */
  active: z.boolean(),
  /** The account is disabled; such an agent gets no new work either. */
  disabled: z.boolean(),
  of: countOfEach,
  createdAt: timestamp,
})

const monthView = z.object({ month: z.iso.date(), approved: z.int(), earnedCents: z.int(), paidCents: z.int() })

export const agentDetail = agentRow.extend({
  ...editedView,
  performance: z.object({
    approved: z.int(),
    /** Null before the first approval. */
    medianDays: z.number().nullable(),
    /** The number of newest approvals over which the median is taken. */
    medianOf: z.int(),
    earnedCents: z.int(),
    paidCents: z.int(),
    /** The last twelve months, newest first, including months without any approval or commission. */
    months: z.array(monthView),
  }),
})

export const agentStates = ['active', 'inactive'] as const

/** Served together with `handoverCalls` as the group `agents`. */
export const agentCalls = {
  list: route({
    method: 'GET',
    path: '/api/agents/overview',
    access: 'people.list',
    summary: 'Agents with how much each has to do, newest first',
    staleAfter: ['registration.changed'],
    query: z.strictObject({ ...pageQuery, ...searchQuery, state: z.enum(agentStates).optional() }),
    response: pageOf(agentRow),
  }),
  read: route({
    method: 'GET',
    path: '/api/agents/:id',
    access: 'people.read',
    summary: 'One agent with workload and performance',
    staleAfter: ['registration.changed'],
    params: byId,
    response: agentDetail,
  }),
  create: route({
    method: 'POST',
    path: '/api/agents',
    records: {},
    access: 'people.create',
    stepUp: true,
    summary: 'Create an account with the role agent; without a password an invitation is mailed',
    body: z.strictObject({
      name: line(200),
      email,
      region,
      password: password.optional(),
      requireChange: z.boolean().default(false),
    }),
    response: z.object({ id }),
    status: 201,
    limit: { max: 60, seconds: 3600 },
  }),
  save: route({
    method: 'PUT',
    path: '/api/agents/:id',
    records: { id: 'profiles' },
    access: 'people.update',
    summary: 'Change name, region and state of an agent',
    params: byId,
    body: z.strictObject({ name: line(200), region, active: z.boolean(), expectedVersion }),
    response: agentDetail,
  }),
  work: route({
    method: 'GET',
    path: '/api/agents/:id/work',
    access: 'registrations.assign',
    summary: 'What would move if another agent took all of it over',
    staleAfter: ['registration.changed'],
    params: byId,
    response: z.object({
      of: countOfEach,
      /** The newest open registrations. */
      newest: z.array(z.object({ id, companyName: z.string(), status: z.enum(registrationStatuses) })),
      /** Open workflows, counted up to `COUNTED_WORKFLOWS`. */
      workflows: z.int(),
    }),
  }),
  handOver: route({
    method: 'POST',
    path: '/api/agents/:id/hand-over',
    records: { id: 'profiles', toAgentId: 'profiles' },
    access: 'registrations.assign',
    summary: "Give all of an agent's registrations to another one, in one step",
    params: byId,
    body: z.strictObject({
      toAgentId: id,
      scope: z.enum(handoverScopes).default('open'),
      /** How many registrations the caller was shown; with another number by now the call ends in a conflict and moves nothing. */
      expectedCount: cents,
    }),
    response: z.object({ moved: z.int() }),
    limit: { max: 20, seconds: 3600 },
  }),
}
