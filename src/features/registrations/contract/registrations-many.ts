import { z } from 'zod'
import { id, line } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { papersLater } from './company-papers.ts'

const MOST_AT_ONCE = 100
const status = z.enum(registrationStatuses)

const several = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(MOST_AT_ONCE)

/** The result of each registration, in the order of the request; a refusal has the same codes as in a change of one. */
const outcomes = z.object({
  results: z.array(
    z.object({
      id,
      done: z.boolean(),
      refusal: z
        .object({
          code: z.string(),
          message: z.string(),
          reason: z.string().nullable(),
          fields: z.record(z.string(), z.string()),
        })
        .nullable(),
    }),
  ),
})

/** Changes of several registrations in one call: each by itself, so that one refusal does not stop the rest (G73). */
export const registrationsMany = {
  assignMany: route({
    method: 'POST',
    path: '/api/registrations/assign',
    records: { agentId: 'profiles', id: 'business_registrations', expectedAgentId: 'profiles' },
    access: 'registrations.assign',
    summary:
      'Give several registrations to one agent, with a result for each; one that the agent has already counts as done',
    body: z.strictObject({
      agentId: id,
      /** The agent whom the caller saw on each; a registration that was given to another agent meanwhile is left as it is. */
      registrations: several(z.strictObject({ id, expectedAgentId: id.nullable() })),
      confirmUnpaid: z.boolean().optional(),
    }),
    response: outcomes,
    limit: { max: 60, seconds: 600 },
  }),
  setStatusMany: route({
    method: 'POST',
    path: '/api/registrations/status',
    records: { id: { unchecked: 'checked row by row, because a refusal concerns its row only' } },
    access: 'registrations.setStatus',
    summary:
      'Change the status of several registrations, with a result for each; one that has it already counts as done',
    body: z.strictObject({
      status,
      reason: line(2000).optional(),
      /** Stored with every registration that lacks the paper. */
      papersLater,
      /** The status that the caller saw on each; one that changed meanwhile is left as it is. */
      registrations: several(z.strictObject({ id, expectedStatus: status })),
    }),
    response: outcomes,
    limit: { max: 60, seconds: 600 },
  }),
}
