import { betterPlans, upgradePrice } from '#features/purchases/rules/purchase-quote.ts'
import { isFiled } from '#features/refunds/rules/stages.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { papersBrought } from '#features/registrations/server/papers-brought.ts'
import type { Db } from '#server/db/connect.ts'
import type { CompanyRow } from './company-row.ts'

/** Whether the company was filed with the state; an approved one counts as filed even if no filing was entered. */
const filed = async (db: Db, { id, status }: CompanyRow): Promise<boolean> =>
  status === 'approved' ||
  isFiled({ record: await readCompanyRecord(db, id), papersBrought: await papersBrought(db, id) })

/**
 * The better plans that still have an effect, each for the difference of the prices (K3); none for a dissolved company. `db` has to see
 * tasks, which row-level security hides from customers.
 */
export async function upgradesOf(db: Db, company: CompanyRow) {
  if (!company.open || company.dissolved_on !== null) return []
  const plans = await db
    .selectFrom('packages')
    .select(['id', 'name', 'price', 'features', 'alerts'])
    .where('deleted_at', 'is', null)
    .orderBy('price')
    .orderBy('position')
    .execute()
  const from = { price: company.package_price, alerts: company.package_alerts }
  return betterPlans(from, plans, await filed(db, company)).flatMap((plan) => {
    const priceCents = upgradePrice(from, plan)
    return priceCents === undefined ? [] : [{ ...plan, priceCents }]
  })
}
