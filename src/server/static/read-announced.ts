import { sql } from 'kysely'
import { type QuotedFact, quotedFacts } from '#domain/announcement/quoted-facts.ts'
import { type Announced, announcedFor } from '#domain/announcement/shown.ts'
import { type Offered, offeredBy, type PayingProvider } from '#domain/payments/methods.ts'
import type { Proof } from '#domain/ratings/proof.ts'
import type { Db } from '#server/db/connect.ts'
import { announcementOf } from '#server/records/announcement.ts'
import { measureCases } from './measure-cases.ts'
import { readProof } from './read-proof.ts'

/** Saved keys that are not in use take no new payments. */
async function providerInUse(db: Db): Promise<{ offered: Offered; live: boolean }> {
  const stripe = await db
    .selectFrom('payment_provider_settings')
    .select('livemode')
    .where('in_use', '=', sql.lit(true))
    .executeTakeFirst()
  const name: PayingProvider = stripe ? 'stripe' : 'test'
  return { offered: offeredBy[name], live: stripe?.livemode ?? false }
}

const readQuotedFacts = (db: Db): Promise<QuotedFact[]> =>
  db
    .selectFrom('facts')
    .select(['key', 'amount', 'summary', sql<QuotedFact['sources']>`sources`.as('sources')])
    .select(sql<string | null>`checked_on::text`.as('checkedOn'))
    .where('key', 'in', Object.values(quotedFacts))
    .execute()

/** What the public pages announce now, with the packages of the price list, and what customers say of us. */
export async function readAnnounced(db: Db): Promise<{ announced: Announced; proof: Proof }> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', sql<unknown>`content`.as('content')])
    .execute()
  const packages = await db
    .selectFrom('packages')
    .select(['name', 'description', 'price as priceCents', 'price_brl as priceBrlCents'])
    .select(['processing_time as processingTime', 'features', 'recommended', 'alerts'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .execute()
  const [measured, provider, facts] = await Promise.all([measureCases(db), providerInUse(db), readQuotedFacts(db)])
  const announcement = announcementOf(rows)
  return {
    announced: announcedFor(announcement, packages, { measured, ...provider, facts }),
    proof: await readProof(db, announcement.customers),
  }
}
