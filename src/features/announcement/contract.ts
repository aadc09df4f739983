import { z } from 'zod'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { announcementRow, announcementShapes } from './rules/rows.ts'

const row = <T extends z.ZodType>(content: T) => z.object({ content, ...editedView })

/** What the public site announces, part by part. */
export const announcementView = z.object({
  customers: row(announcementShapes.customers),
  hours: row(announcementShapes.hours),
  times: row(announcementShapes.times),
})

export const announcement = {
  read: route({
    method: 'GET',
    path: '/api/announcement',
    access: 'packages.manage',
    summary: 'The figures that the public site announces',
    staleAfter: ['announcement.changed'],
    response: announcementView,
  }),
  save: route({
    method: 'PUT',
    path: '/api/announcement',
    records: {},
    access: 'packages.manage',
    summary: 'Change one part of the announcement; the pages follow at once on every node',
    body: z.strictObject({ row: announcementRow, expectedVersion }),
    response: announcementView,
  }),
}
