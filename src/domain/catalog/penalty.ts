import { z } from 'zod'

export const PENALTY_CURRENCIES = ['USD', 'BRL'] as const

/** What being late costs: one amount, or from the first to the second. */
export const penalty = z.strictObject({
  currency: z.enum(PENALTY_CURRENCIES),
  cents: z.int().min(0).max(1_000_000_000),
  maxCents: z.int().min(0).max(1_000_000_000).nullable(),
})
export type Penalty = z.infer<typeof penalty>
