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
  /** Above the last step, `furtherCents` is owed for each started block of this many shares. */
  furtherShares: shares,
  furtherCents: cents,
  /** The minimum by the other method, which may be cheaper above the last step but needs the balance sheet. */
  otherMethodFromCents: cents,
  /** The fee of the report, owed besides the tax. */
  reportCents: cents,
})
export type SharesTax = z.infer<typeof sharesTax>

export type Amount = { amountCents: number | null; atLeast: boolean }

/** The amount owed for a number of shares; a minimum where the number is unknown or the other method may be cheaper. */
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
