import { z } from 'zod'

export const PENALTY_CURRENCIES = ['USD', 'BRL'] as const
const cents = z.int().min(0).max(1_000_000_000)
const basisPoints = z.int().min(1).max(10_000)

/** What being late costs: one amount, or from the first to the second. */
export const penalty = z.strictObject({
  currency: z.enum(PENALTY_CURRENCIES),
  cents,
  maxCents: cents.nullable(),
  /** The amount is owed for each partner and each month of delay, for so many months at most. */
  perPartnerMonths: z.int().min(1).max(60).optional(),
  /** So much of the unpaid tax for each month of delay, in hundredths of a percent. */
  monthlyBasisPoints: basisPoints.optional(),
  /** Most of the tax that the monthly share may reach; the amount is then the least fine. */
  maxTaxBasisPoints: basisPoints.optional(),
})
export type Penalty = z.infer<typeof penalty>

/** Whether the fine begins with one amount, to which interest may come each month. */
export const isOneAmount = ({ maxCents, perPartnerMonths, maxTaxBasisPoints }: Penalty): boolean =>
  maxCents === null && perPartnerMonths === undefined && maxTaxBasisPoints === undefined

/** The most that all partners together pay; undefined where the fine does not count by partner. */
export const mostForPartners = ({ cents: each, perPartnerMonths }: Penalty, partners: number): number | undefined =>
  perPartnerMonths === undefined ? undefined : each * perPartnerMonths * partners
