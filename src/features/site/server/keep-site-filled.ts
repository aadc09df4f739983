import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { stateLists } from '#features/catalog/rules/state-lines.ts'
import { readGuides } from '#features/catalog/server/read-guides.ts'
import { type ProcessorLine, processorLines } from '#features/privacy/rules/processor-lines.ts'
import { type RuleLine, ruleLines } from '#features/refunds/rules/rule-lines.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { mapUrl, phoneUrl, type SiteValues } from '#features/site-settings/rules/site.ts'
import { connectedProcessors } from '#features/site-settings/server/connected-processors.ts'
import { processorsOf, sellerColumns, sellerOf } from '#features/site-settings/server/seller.ts'
import type { Db } from '#server/db/connect.ts'
import type { LiveHub } from '#server/live/hub.ts'
import type { Config } from '#server/start/config.ts'
import type { Site } from '#server/static/site.ts'
import { fillSite } from './fill-site.ts'
import { pageValues } from './page-values.ts'
import { readAnnounced } from './read-announced.ts'

/** The origin that serves the pages, and the configuration that says which services are connected. */
type Place = { config: Config; origin: string }

async function readSiteValues(db: Db, { config, origin }: Place): Promise<[SiteValues, ProcessorLine[]]> {
  const row = await db
    .selectFrom('site_settings')
    .select(['site_name', 'contact_emails', 'contact_phones', 'office_address', ...sellerColumns, 'processors'])
    .executeTakeFirstOrThrow()
  const [email = '', email2 = ''] = row.contact_emails
  const [phone = '', phone2 = ''] = row.contact_phones
  const officeAddress = row.office_address ?? ''
  const seller = sellerOf(row)
  const values: SiteValues = {
    siteName: row.site_name,
    email,
    email2,
    phone,
    phoneUrl: phoneUrl(phone),
    phone2,
    phone2Url: phoneUrl(phone2),
    officeAddress,
    officeMapUrl: mapUrl(officeAddress),
    ...seller,
    cnpj: formatCnpj(seller.cnpj),
    origin,
  }
  return [values, processorLines(processorsOf(row.processors), await connectedProcessors(db, config))]
}

/** The pages show the rows that refunds are decided by, so that both always agree (G176). */
async function readRefundRules(db: Db): Promise<RuleLine[]> {
  const rules = await db
    .selectFrom('refund_rules')
    .select([sql<RefundStage>`stage`.as('stage'), 'price_percent as pricePercent'])
    .select('state_fee_percent as stateFeePercent')
    .orderBy('position')
    .execute()
  return ruleLines(rules)
}

/**
 * Fills the pages now and whenever settings, payment provider, announcement, packages, refund rules, ratings, approvals or facts
 * change. Changes during a running refill share the next one, and unchanged values leave the pages as they are.
 */
export async function keepSiteFilled(
  site: Site,
  { db, hub, log, ...place }: Place & { db: Db; hub: Pick<LiveHub, 'onSiteChange'>; log: FastifyBaseLogger },
): Promise<void> {
  let filled = ''
  const refill = async () => {
    const [[values, processors], { announced, proof }, refundRules, guides] = await Promise.all([
      readSiteValues(db, place),
      readAnnounced(db, place.config),
      readRefundRules(db),
      readGuides(db),
    ])
    const texts = { ...announced.texts, ...proof.texts }
    const rows = { refundRules, processors, stories: proof.stories, ...stateLists(guides) }
    const page = pageValues(values, { ...announced, texts }, rows)
    const now = JSON.stringify(page)
    if (now === filled) return
    site.fill((built) => fillSite(built, page))
    filled = now
  }
  let last = refill()
  let waits = false
  hub.onSiteChange(() => {
    if (waits) return
    waits = true
    const next = () => {
      waits = false
      return refill()
    }
    last = last.then(next).catch((err: unknown) => log.warn({ err }, 'site not filled again'))
  })
  await last
}
