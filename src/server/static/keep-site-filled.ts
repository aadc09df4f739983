import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { type RuleLine, ruleLines } from '#domain/refunds/rule-lines.ts'
import type { RefundStage } from '#domain/refunds/stages.ts'
import { mapUrl, phoneUrl, type SiteValues } from '#domain/site.ts'
import type { Db } from '#server/db/connect.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { pageValues } from './page-values.ts'
import { readAnnounced } from './read-announced.ts'
import type { Site } from './site.ts'

async function readSiteValues(db: Db, origin: string): Promise<SiteValues> {
  const row = await db
    .selectFrom('site_settings')
    .select(['site_name', 'contact_emails', 'contact_phones', 'office_address'])
    .executeTakeFirstOrThrow()
  const [email = '', email2 = ''] = row.contact_emails
  const [phone = '', phone2 = ''] = row.contact_phones
  const officeAddress = row.office_address ?? ''
  return {
    siteName: row.site_name,
    email,
    email2,
    phone,
    phoneUrl: phoneUrl(phone),
    phone2,
    phone2Url: phoneUrl(phone2),
    officeAddress,
    officeMapUrl: mapUrl(officeAddress),
    origin,
  }
}

/** The same rows as those that a refund is decided by (G176). */
async function readRefundRules(db: Db): Promise<RuleLine[]> {
  const rules = await db
    .selectFrom('refund_rules')
    .select([sql<RefundStage>`stage`.as('stage'), 'price_percent as pricePercent'])
    .select('state_fee_percent as stateFeePercent')
    .orderBy('position')
    .execute()
  return ruleLines(rules)
}

/** Fills the pages now and whenever settings, announcement, packages or refund rules change; changes in quick succession are read one after the other. */
export async function keepSiteFilled(
  site: Site,
  { db, origin, hub, log }: { db: Db; origin: string; hub: Pick<LiveHub, 'onSiteChange'>; log: FastifyBaseLogger },
): Promise<void> {
  const refill = async () => {
    const [values, announced, rules] = await Promise.all([
      readSiteValues(db, origin),
      readAnnounced(db),
      readRefundRules(db),
    ])
    site.fill(pageValues(values, announced, rules))
  }
  let last = refill()
  hub.onSiteChange(() => {
    last = last.then(refill).catch((err: unknown) => log.warn({ err }, 'site not filled again'))
  })
  await last
}
