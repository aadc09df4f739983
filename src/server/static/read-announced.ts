import { sql } from 'kysely'
import { type Announced, announcedFor } from '#domain/announcement/shown.ts'
import type { Db } from '#server/db/connect.ts'
import { announcementOf } from '#server/records/announcement.ts'

/** What the public pages announce now, with the packages of the price list. */
export async function readAnnounced(db: Db): Promise<Announced> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', sql<unknown>`content`.as('content')])
    .execute()
  const packages = await db
    .selectFrom('packages')
    .select(['name', 'description', 'price as priceCents', 'price_brl as priceBrlCents'])
    .select(['processing_time as processingTime', 'features', 'recommended'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .execute()
  return announcedFor(announcementOf(rows), packages)
}
