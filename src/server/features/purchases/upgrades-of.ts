import { upgradePrice } from '#domain/purchases/purchase-quote.ts'
import type { Context } from '#server/context.ts'
import type { CompanyRow } from './company-row.ts'

/** The plans that cost more than the company's, each with the difference (K3). */
export async function upgradesOf({ db }: Context, company: CompanyRow) {
  if (!company.open) return []
  const plans = await db
    .selectFrom('packages')
    .select(['id', 'name', 'price', 'features'])
    .where('deleted_at', 'is', null)
    .orderBy('price')
    .orderBy('position')
    .execute()
  return plans.flatMap((plan) => {
    const priceCents = upgradePrice({ price: company.package_price }, plan)
    return priceCents === undefined ? [] : [{ ...plan, priceCents }]
  })
}
