import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { attentionKinds } from './rules/figures.ts'

/** This month so far and the whole month before. */
const compared = z.object({ month: z.int(), before: z.int() })

export const officeDashboard = {
  read: route({
    method: 'GET',
    path: '/api/office-dashboard',
    access: 'dashboard.read',
    summary: 'The figures of the business, month by month, and what waits for the office',
    staleAfter: ['registration.changed', 'tickets.changed'],
    response: z.object({
      clients: compared.extend({ total: z.int() }),
      revenue: compared.extend({ estimateCents: z.int() }),
      newRegistrations: compared.extend({ pending: z.int() }),
      processes: compared.extend({ total: z.int() }),
      months: z.array(
        z.object({ month: z.string(), revenueCents: z.int(), registrations: z.int(), approved: z.int() }),
      ),
      statuses: z.array(z.object({ status: z.enum(registrationStatuses), count: z.int() })),
      /** How often each step of the wizard was reached in the last 30 days. */
      funnel: z.array(z.object({ step: z.int(), reached: z.int() })),
      agents: z.array(z.object({ id, name: z.string(), approved: z.int(), open: z.int() })),
      /** Counted up to 1,000; `more` is true when there are more. */
      attention: z.array(z.object({ kind: z.enum(attentionKinds), count: z.int(), more: z.boolean() })),
    }),
  }),
}
