import type { PurchaseStatus } from './purchase.ts'

/** An upgrade ordered for a company; its price is the difference to the plan that it starts from. */
export type Upgrade = { id: string; from: string; to: string; status: PurchaseStatus }

const hasMoney = (status: PurchaseStatus): boolean => status !== 'unpaid' && status !== 'cancelled'

/**
 * The plan that a company has paid for: that of its order, then every upgrade that is paid, not refunded, and starts from the plan before
 * it. `over` are the other upgrades: paid ones end with the plan they started from, and unpaid ones have the price of another difference.
 */
export function planOf(
  order: { packageId: string; lives: boolean },
  upgrades: readonly Upgrade[],
): { packageId: string; over: string[] } {
  const living = new Set<string>()
  let { packageId } = order
  const next = () =>
    order.lives && upgrades.find(({ id, from, status }) => hasMoney(status) && from === packageId && !living.has(id))
  for (let upgrade = next(); upgrade; upgrade = next()) {
    living.add(upgrade.id)
    packageId = upgrade.to
  }
  const isOver = ({ id, from, status }: Upgrade): boolean => {
    if (status === 'cancelled') return false
    // Unpaid upgrades of a closed order are kept: they cannot be paid meanwhile, and the order may be reopened.
    return status === 'unpaid' ? order.lives && from !== packageId : !living.has(id)
  }
  return { packageId, over: upgrades.filter(isOver).map(({ id }) => id) }
}
