import { z } from 'zod'
import { line } from '#rules/fields.ts'
import { spanUnits } from './span.ts'

const LARGEST = 9_999_999
const count = z.int().min(0).max(LARGEST)
const few = z.int().min(1).max(99)

const hours = z
  .strictObject({ opens: z.int().min(0).max(23), closes: z.int().min(1).max(24) })
  .refine(({ opens, closes }) => opens < closes, 'invalid')
const span = z
  .strictObject({ from: few, to: few, unit: z.enum(spanUnits) })
  .refine(({ from, to }) => from <= to, 'invalid')

/** Not published until an admin names a source; rows stored without that choice are not published (B1). */
const customers = z
  .strictObject({
    published: z.boolean().default(false),
    figureSource: line(160, 0).default(''),
    marketingCount: count,
    signUpCount: count,
    rating: z.number().min(0).max(5),
  })
  .superRefine(({ published, figureSource, marketingCount, signUpCount }, { addIssue }) => {
    if (published && !figureSource) addIssue({ code: 'custom', path: ['figureSource'], message: 'required' })
    if (published && marketingCount !== signUpCount)
      addIssue({ code: 'custom', path: ['signUpCount'], message: 'disagrees' })
  })
/** Fields that only older versions have are dropped when read, so that the rest of the stored row is kept. */
const openingHours = z.object({
  /** Null: closed on that day. */
  contactWeek: hours.nullable(),
  contactSaturday: hours.nullable(),
  contactSunday: hours.nullable(),
  chatWeek: hours,
})
const times = z.object({ formation: span, ein: span, total: span, emailReply: span })

/** The schema of each row of the announcement. */
export const announcementShapes = {
  customers,
  hours: openingHours,
  times,
} as const
export type AnnouncementId = keyof typeof announcementShapes
export const announcementIds = Object.keys(announcementShapes) as AnnouncementId[]
export type Announcement = { readonly [Id in AnnouncementId]: z.output<(typeof announcementShapes)[Id]> }
export type Hours = z.output<typeof hours>

/** One row as it is saved, discriminated by its id. */
export const announcementRow = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('customers'), content: customers }),
  z.strictObject({ id: z.literal('hours'), content: openingHours.strict() }),
  z.strictObject({ id: z.literal('times'), content: times.strict() }),
])
