import { z } from 'zod'
import { route } from '#contract/route.ts'

export const platformCounts = {
  counts: route({
    method: 'GET',
    path: '/api/superadmin/counts',
    access: 'system.read',
    summary: 'How many people and companies there are, and how many act as somebody now',
    staleAfter: ['people.changed', 'registration.changed', 'impersonations.changed'],
    response: z.object({ users: z.int(), registrations: z.int(), impersonations: z.int() }),
  }),
}
