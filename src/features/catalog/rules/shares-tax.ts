import { z } from 'zod'

const cents = z.int().min(0).max(100_000_000)
const shares = z.int().min(1).max(1_000_000_000_000)

/** A yearly tax that grows with the authorized shares of a corporation, as Delaware computes it. */
export const sharesTax = z.strictObject({
  /** By number of shares, the fewest first. */
  steps: z
    .array(z.strictObject({ upTo: shares, cents }))
    .min(1)
    .max(10),
  /** Above the last step: so much for each further block of shares, also for one that is not full. */
  furtherShares: shares,
  furtherCents: cents,
  /** Another method may be cheaper above the last step, but never below this; it needs the balance sheet. */
  otherMethodFromCents: cents,
  /** What the report costs beside the tax. */
  reportCents: cents,
})
export type SharesTax = z.infer<typeof sharesTax>

export type Amount = { amountCents: number | null; atLeast: boolean }

/** What is owed for a number of shares; the least that can be owed where the number, or the cheaper method, is not known. */
export function amountByShares(tax: SharesTax, authorized: number | null): Amount {
  const [least] = tax.steps
  if (authorized === null) return { amountCents: (least?.cents ?? 0) + tax.reportCents, atLeast: true }
  const step = tax.steps.find(({ upTo }) => authorized <= upTo)
  if (step) return { amountCents: step.cents + tax.reportCents, atLeast: false }
  const last = tax.steps.at(-1)
  const blocks = Math.ceil((authorized - (last?.upTo ?? 0)) / tax.furtherShares)
  const byShares = (last?.cents ?? 0) + blocks * tax.furtherCents
  const atLeast = byShares > tax.otherMethodFromCents
  return { amountCents: (atLeast ? tax.otherMethodFromCents : byShares) + tax.reportCents, atLeast }
}
