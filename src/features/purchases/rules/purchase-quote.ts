import { z } from 'zod'
import { purchaseKinds } from './purchase.ts'

/** What was shown before paying, kept with the purchase and its payments: names and prices as they were. Amounts in cents. */
export const purchaseQuoteShape = z.object({
  kind: z.enum(purchaseKinds),
  /** The service, or the plan that an upgrade leads to. */
  name: z.string(),
  /** The plan that an upgrade starts from; null for a service. */
  from: z.string().nullable(),
  /** The duty that is settled, with the name that its authority gives it, and the year that it is for. */
  duty: z.object({ name: z.string(), usName: z.string(), period: z.int() }).nullable(),
  price: z.int().min(0),
  /** The fee that is passed on to the authority. */
  fee: z.int().min(0),
  total: z.int().min(0),
  currency: z.literal('USD'),
  quotedAt: z.iso.datetime(),
})
export type PurchaseQuote = z.infer<typeof purchaseQuoteShape>

/** The price of an upgrade: the difference of the two plans' prices; undefined if there is none (K3). */
export const upgradePrice = (from: { price: number }, to: { price: number }): number | undefined =>
  to.price > from.price ? to.price - from.price : undefined

type Plan = { price: number; alerts: boolean }

/**
 * The plans that are offered as upgrades. Once the company is filed, an upgrade no longer changes the work on the order: only the alerts
 * about its duties still have an effect, so only the cheapest plan that adds them is offered.
 */
export function betterPlans<P extends Plan>(from: Plan, plans: readonly P[], filed: boolean): P[] {
  const better = plans.filter((plan) => upgradePrice(from, plan) !== undefined)
  if (!filed) return better
  const [cheapest] = better.filter(({ alerts }) => alerts && !from.alerts).sort((one, other) => one.price - other.price)
  return cheapest ? [cheapest] : []
}
