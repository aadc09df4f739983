import { sql } from 'kysely'
import type { purchases } from '#features/purchases/contract.ts'
import { isLiving } from '#features/purchases/rules/purchase.ts'
import { loadRegistration } from '#features/registrations/server/load-registration.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { companyRow } from './company-row.ts'
import { type Offer, readOffers } from './offers-of.ts'
import { purchaseRows, purchaseView } from './purchase-rows.ts'
import { dutyOf, renewalsOf } from './renewals-of.ts'
import { upgradesOf } from './upgrades-of.ts'

const MOST_PURCHASES = 200

export const readCompanyServices: Handler<typeof purchases.ofRegistration> = async (context, { id }) => {
  await loadRegistration(context, id, 'purchases.read')
  const { language } = whoReads(context)
  const company = await companyRow(context, id)
  const [{ extras, duties, offers }, upgrades, purchases] = await Promise.all([
    readOffers(context, company),
    upgradesOf(context.platform, company),
    purchaseRows(context.db)
      .where('u.business_registration_id', '=', id)
      .orderBy('u.created_at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(sql.lit(MOST_PURCHASES))
      .execute(),
  ])
  const living = purchases.filter(({ status }) => isLiving(status))
  const isNew = ({ extra, duty }: Offer): boolean =>
    !living.some(({ extra_id, duty_id }) => (duty ? duty_id === duty.id : extra_id === extra.id))
  return {
    companyName: company.company_name,
    plan: { id: company.package_id, name: company.package_name },
    open: company.open,
    dissolvedOn: company.dissolved_on,
    // A refunded company renews nothing through us; the calendar still shows what the state requires.
    renewals: company.open ? await renewalsOf(context, id, { extras, duties, purchases }, language) : [],
    // Leaves out what is already ordered and not finished, so that it is not ordered again.
    offers: offers.filter(isNew).map(({ extra, duty, ...price }) => ({
      extraId: extra.id,
      name: referenceText(language, extra.name),
      description: referenceText(language, extra.description),
      duty: duty && dutyOf(duty, language),
      ...price,
      priceBrlCents: extra.price_brl,
    })),
    upgrades: upgrades.map((plan) => ({
      packageId: plan.id,
      name: plan.name,
      features: plan.features.map((feature) => referenceText(language, feature)),
      priceCents: plan.priceCents,
    })),
    purchases: purchases.map((row) => purchaseView(row, language)),
  }
}
