import { z } from 'zod'

export const PENALTY_CURRENCIES = ['USD', 'BRL'] as const
const cents = z.int().min(0).max(1_000_000_000)
const basisPoints = z.int().min(1).max(10_000)

/** The fine for being late: one amount, or a range from `cents` to `maxCents`. */
export const penalty = z.strictObject({
  currency: z.enum(PENALTY_CURRENCIES),
  cents,
  maxCents: cents.nullable(),
  /** The amount is owed per partner and month of delay, for at most this many months. */
  perPartnerMonths: z.int().min(1).max(60).optional(),
  /** Share of the unpaid tax per month of delay, in hundredths of a percent. */
  monthlyBasisPoints: basisPoints.optional(),
  /** Upper limit that the monthly shares may reach together; `cents` is then the minimum fine. */
  maxTaxBasisPoints: basisPoints.optional(),
})
export type Penalty = z.infer<typeof penalty>

/** Whether the fine is a single amount, to which monthly interest may be added. */
export const isOneAmount = ({ maxCents, perPartnerMonths, maxTaxBasisPoints }: Penalty): boolean =>
  maxCents === null && perPartnerMonths === undefined && maxTaxBasisPoints === undefined

/** The maximum fine of all partners together; undefined where the fine is not per partner. */
export const mostForPartners = ({ cents: each, perPartnerMonths }: Penalty, partners: number): number | undefined =>
  perPartnerMonths === undefined ? undefined : each * perPartnerMonths * partners
