import { z } from 'zod'
import { id, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { roles } from '#rules/role.ts'

export const impersonationEnds = ['stop', 'sign_out', 'expiry', 'disabled'] as const

export const impersonationView = z.object({
  id,
  by: z.object({ id, name: z.string() }),
  as: z.object({ id, name: z.string(), role: z.enum(roles) }),
  reason: z.string(),
  startedAt: timestamp,
  /** Null while it lasts. */
  endedAt: timestamp.nullable(),
  endedBy: z.enum(impersonationEnds).nullable(),
  /** When it expires. */
  until: timestamp,
  /** Number of its audit rows, at most `DONE_COUNTED`. */
  done: z.int(),
})
export const DONE_COUNTED = 100

export const pastImpersonations = {
  list: route({
    method: 'GET',
    path: '/api/impersonations',
    access: 'impersonation.read',
    summary: 'Who saw the product as whom, why and for how long, newest first',
    staleAfter: ['impersonations.changed'],
    query: z.strictObject(pageQuery),
    response: pageOf(impersonationView),
  }),
}
