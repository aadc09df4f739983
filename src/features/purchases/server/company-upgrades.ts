import { sql } from 'kysely'
import type { Upgrade } from '#features/purchases/rules/plan.ts'
import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import type { Context } from '#server/context.ts'

/** Finds a refund that ended the order; one that the bank returned is no longer `paid`. */
const endedByRefund = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select('f.id')
    .where('r.id', '=', registrationId)
    .where('r.status', '=', sql.lit('rejected'))
    .where('p.purchase_id', 'is', null)
    .where('f.status', '=', sql.lit('paid'))
    .where('f.unexpected', '=', sql.lit(false))
    .executeTakeFirst()

/** The upgrades ordered for a company, and the plan of its order; null without upgrades. */
export async function companyUpgrades(context: Context, registrationId: string) {
  const rows = await context.db
    .selectFrom('purchases')
    .select(['id', 'from_package_id as from', 'to_package_id as to', sql<PurchaseStatus>`status`.as('status')])
    .where('business_registration_id', '=', registrationId)
    .where('kind', '=', sql.lit('upgrade'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const upgrades = rows.flatMap(({ from, to, ...row }): Upgrade[] => (from && to ? [{ ...row, from, to }] : []))
  // Only upgrades change a plan, so the first one started from the plan of the order.
  const [first] = upgrades
  if (!first) return null
  const lives = !(await isRefunded(context, registrationId)) && !(await endedByRefund(context, registrationId))
  return { order: { packageId: first.from, lives }, upgrades }
}
