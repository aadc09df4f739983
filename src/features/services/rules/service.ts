import { z } from 'zod'
import { settledCodes } from '#features/duties/rules/duty.ts'
import { priceFields, type StoredPrice, typedPriceFields } from '#features/packages/rules/price.ts'
import { line } from '#rules/fields.ts'

/** Keeps the list of services readable and comparable. */
export const MOST_SERVICES = 50

/** What an admin enters for a service (G160). */
export const serviceFields = {
  name: line(80),
  description: line(500),
  ...priceFields,
  /** The duty that is done once the service is finished. */
  settles: z.enum(settledCodes).nullable(),
  /** The duty's own fee is paid through us and passed on. */
  passesFee: z.boolean(),
  /** Customers who bought it once are notified before each renewal. */
  recurs: z.boolean(),
  /** Finishing the service dissolves the company. */
  dissolves: z.boolean(),
  /** Delivery requires the preparer's name and PTIN. */
  needsPtin: z.boolean(),
  /** Customers can order it. */
  offered: z.boolean(),
}
const serviceShape = z.strictObject(serviceFields)
/** The form's fields, with prices as text. */
export const serviceForm = z.object({ ...serviceFields, ...typedPriceFields })
export type TypedService = z.input<typeof serviceForm>
export type ServiceContent = z.output<typeof serviceShape>
export type StoredService = Omit<ServiceContent, keyof StoredPrice> & StoredPrice

/** Contradictions: without a duty there is no fee to pass on and no renewal, and a dissolution settles no duty. */
export function serviceProblems({ settles, passesFee, recurs, dissolves }: ServiceContent): Record<string, 'invalid'> {
  if (settles === null && (passesFee || recurs)) return { settles: 'invalid' }
  return settles !== null && dissolves ? { dissolves: 'invalid' } : {}
}
