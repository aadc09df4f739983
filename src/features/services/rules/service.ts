import { z } from 'zod'
import { settledCodes } from '#features/duties/rules/duty.ts'
import { priceFields, type StoredPrice } from '#features/packages/rules/price.ts'
import { line } from '#rules/fields.ts'

/** More than these nobody compares. */
export const MOST_EXTRAS = 50

/** What an admin says about a service on order (G160). */
export const extraFields = {
  name: line(80),
  description: line(500),
  ...priceFields,
  /** The duty that is done once the service is. */
  settles: z.enum(settledCodes).nullable(),
  /** The duty's own fee is paid through us and passed on. */
  passesFee: z.boolean(),
  /** Whoever bought it once is reminded before the next time. */
  recurs: z.boolean(),
  /** Once it is done, the company is at its end. */
  dissolves: z.boolean(),
  /** Delivery requires the preparer's name and PTIN. */
  needsPtin: z.boolean(),
  /** Customers can order it. */
  offered: z.boolean(),
}
const extraShape = z.strictObject(extraFields)
export type ExtraContent = z.output<typeof extraShape>
export type StoredExtra = Omit<ExtraContent, keyof StoredPrice> & StoredPrice

/** What contradicts itself: without a duty there is no fee to pass on and no next time; an end settles no duty. */
export function extraProblems({ settles, passesFee, recurs, dissolves }: ExtraContent): Record<string, 'invalid'> {
  if (settles === null && (passesFee || recurs)) return { settles: 'invalid' }
  return settles !== null && dissolves ? { dissolves: 'invalid' } : {}
}
