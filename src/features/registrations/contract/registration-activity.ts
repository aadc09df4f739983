import { z } from 'zod'
import { byId, id, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { teamActivityKinds } from '#features/registrations/rules/activity.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'

const status = z.enum(registrationStatuses)

export const activityView = z.object({
  id,
  at: timestamp,
  kind: z.enum(teamActivityKinds),
  /** The person who did it; null for entries without one, such as payments. */
  by: z.string().nullable(),
  /** The name of the document or agent concerned. */
  name: z.string().nullable(),
  from: status.nullable(),
  to: status.nullable(),
  /** The reason that was given, or the text of an internal note. */
  text: z.string().nullable(),
})

export const registrationActivity = {
  activity: route({
    method: 'GET',
    path: '/api/registrations/:id/activity',
    access: 'notes.read',
    summary: 'Everything that happened to a registration, newest first, internal notes included; for the team only',
    staleAfter: ['registration.changed', 'documents.changed', 'notes.changed'],
    params: byId,
    query: z.strictObject(pageQuery),
    response: pageOf(activityView),
  }),
}
