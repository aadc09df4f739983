import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import type { PurchaseQuote } from '#features/purchases/rules/purchase-quote.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { CompanyRow } from './company-row.ts'
import { readOffers } from './offers-of.ts'
import { upgradesOf } from './upgrades-of.ts'

export type What = { kind: 'extra'; extraId: string; dutyId: string | null } | { kind: 'upgrade'; packageId: string }
export type Quoted = {
  quote: PurchaseQuote
  columns: {
    extra_id: string | null
    duty_id: string | null
    from_package_id: string | null
    to_package_id: string | null
  }
}

const notOffered = (field: string) => new AppError('invalid', { fields: { [field]: 'not_offered' } })

async function quoteExtra(
  tx: Context,
  company: CompanyRow,
  { extraId, dutyId }: { extraId: string; dutyId: string | null },
) {
  const { offers } = await readOffers(tx, company)
  const offer = offers.find(({ extra, duty }) => extra.id === extraId && (duty?.id ?? null) === dutyId)
  if (!offer) throw notOffered('extraId')
  const { extra, duty, priceCents: price, feeCents, totalCents: total } = offer
  const of = duty && { name: duty.name, usName: dutyTermsOf(duty.value).usName, period: duty.period }
  return {
    named: { kind: 'extra' as const, name: extra.name, from: null, duty: of },
    amounts: { price, fee: feeCents ?? 0, total },
    columns: { extra_id: extra.id, duty_id: dutyId, from_package_id: null, to_package_id: null },
  }
}

async function quoteUpgrade(tx: Context, company: CompanyRow, packageId: string) {
  const plan = (await upgradesOf(tx.db, company)).find(({ id }) => id === packageId)
  if (!plan) throw notOffered('packageId')
  return {
    named: { kind: 'upgrade' as const, name: plan.name, from: company.package_name, duty: null },
    amounts: { price: plan.priceCents, fee: 0, total: plan.priceCents },
    columns: { extra_id: null, duty_id: null, from_package_id: company.package_id, to_package_id: plan.id },
  }
}

/** Calculates the price from our tables; the caller only says what to buy. */
export async function quotePurchase(tx: Context, company: CompanyRow, what: What): Promise<Quoted> {
  const { named, amounts, columns } =
    what.kind === 'extra' ? await quoteExtra(tx, company, what) : await quoteUpgrade(tx, company, what.packageId)
  return { quote: { ...named, ...amounts, currency: 'USD', quotedAt: tx.now.toISOString() }, columns }
}
