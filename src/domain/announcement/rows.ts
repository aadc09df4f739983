import { z } from 'zod'
import { line } from '#domain/fields.ts'
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

const customers = z.strictObject({
  marketingCount: count,
  signUpCount: count,
  rating: z.number().min(0).max(5),
})
/** Null is a day on which nobody answers. */
const openingHours = z.strictObject({
  contactWeek: hours.nullable(),
  contactSaturday: hours.nullable(),
  contactSunday: hours.nullable(),
  chatWeek: hours,
  supportWeek: hours.nullable(),
  supportSaturday: hours.nullable(),
  supportSunday: hours.nullable(),
})
const times = z.strictObject({
  formation: span,
  ein: span,
  total: span,
  customerFormation: span,
  customerEin: span,
  emailReply: span,
})
const inclusions = z.strictObject({
  platformYears: few,
  legalHours: few,
  instalments: few,
  alertPlans: line(120),
  delawareTax: line(80),
})

/** What may stand in each row of the announcement. */
export const announcementShapes = {
  customers,
  hours: openingHours,
  times,
  inclusions,
} as const
export type AnnouncementId = keyof typeof announcementShapes
export const announcementIds = Object.keys(announcementShapes) as AnnouncementId[]
export type Announcement = { readonly [Id in AnnouncementId]: z.output<(typeof announcementShapes)[Id]> }
export type Hours = z.output<typeof hours>

/** One row as it is saved, told apart by its id. */
export const announcementRow = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('customers'), content: customers }),
  z.strictObject({ id: z.literal('hours'), content: openingHours }),
  z.strictObject({ id: z.literal('times'), content: times }),
  z.strictObject({ id: z.literal('inclusions'), content: inclusions }),
])
