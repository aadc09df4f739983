import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aPurchase } from './factories/purchase.ts'
import type { Registration } from './factories/registration.ts'
import { DAY, later } from './timeline.ts'

/** A service bought for an approved company: paid and waiting for its agent, or delivered three days later. */
export async function writePurchases(tx: Context, { company }: CompanyPlan, registration: Registration): Promise<void> {
  const { bought } = company
  if (!bought) return
  const paidAt = later(tx.now, -bought.daysAgo * DAY)
  const { extra, receipt } = bought
  await aPurchase(tx, registration, {
    ...{ extra, paidAt },
    ...(receipt ? { status: 'done', receipt, doneAt: later(paidAt, 3 * DAY) } : {}),
  })
}
