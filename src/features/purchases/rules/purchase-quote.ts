import { z } from 'zod'
import { purchaseKinds } from './purchase.ts'

/** What was shown before paying, kept with the purchase and its payments: names and prices as they were. Amounts in cents. */
export const purchaseQuoteShape = z.object({
  kind: z.enum(purchaseKinds),
  /** The service, or the plan that is changed to. */
  name: z.string(),
  /** The plan that is changed from. */
  from: z.string().nullable(),
  /** The duty that is settled, with the name that its authority gives it, and the year that it is for. */
  duty: z.object({ name: z.string(), usName: z.string(), period: z.int() }).nullable(),
  price: z.int().min(0),
  /** What is passed on to the authority. */
  fee: z.int().min(0),
  total: z.int().min(0),
  currency: z.literal('USD'),
  quotedAt: z.iso.datetime(),
})
export type PurchaseQuote = z.infer<typeof purchaseQuoteShape>

/** What changing to a better plan costs: the difference of the two prices, and nothing where there is none (K3). */
export const upgradePrice = (from: { price: number }, to: { price: number }): number | undefined =>
  to.price > from.price ? to.price - from.price : undefined

type Plan = { price: number; alerts: boolean }

/**
 * The plans that are offered instead of the company's. Once its papers went to the state the work on the order is what it was: then only
 * the alerts about its duties still have an effect, and the cheapest plan that brings them is offered.
 */
export function betterPlans<P extends Plan>(from: Plan, plans: readonly P[], filed: boolean): P[] {
  const better = plans.filter((plan) => upgradePrice(from, plan) !== undefined)
  if (!filed) return better
  const [cheapest] = better.filter(({ alerts }) => alerts && !from.alerts).sort((one, other) => one.price - other.price)
  return cheapest ? [cheapest] : []
}
