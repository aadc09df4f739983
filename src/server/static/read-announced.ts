import { sql } from 'kysely'
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

/** What the row of the state says today, which the question about Delaware repeats. */
async function delawareTax(db: Db): Promise<number | null> {
  const fact = await db
    .selectFrom('facts')
    .select('amount')
    .where('key', '=', sql.lit('state/delaware/llc/annual_duty'))
    .executeTakeFirst()
  return fact?.amount ?? null
}

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
  const [measured, provider, delawareTaxCents] = await Promise.all([
    measureCases(db),
    providerInUse(db),
    delawareTax(db),
  ])
  const announcement = announcementOf(rows)
  return {
    announced: announcedFor(announcement, packages, { measured, ...provider, delawareTaxCents }),
    proof: await readProof(db, announcement.customers),
  }
}
