import { z } from 'zod'
import { id, line, noInput } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { sessionView } from '#contract/session.ts'

export const impersonation = {
  start: route({
    method: 'POST',
    path: '/api/impersonation',
    records: { userId: 'profiles' },
    access: 'impersonation.use',
    summary: 'See the product as somebody else, for an hour at most',
    body: z.strictObject({ userId: id, reason: line(500, 3) }),
    response: sessionView,
    limit: { max: 30, seconds: 3600 },
  }),
  stop: route({
    method: 'POST',
    path: '/api/impersonation/stop',
    records: {},
    access: 'impersonation.stop',
    inRequiredStep: true,
    summary: 'Be oneself again',
    body: noInput.strict(),
    response: sessionView,
  }),
}
