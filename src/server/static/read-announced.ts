import { sql } from 'kysely'
import { type Announced, announcedFor } from '#domain/announcement/shown.ts'
import type { Db } from '#server/db/connect.ts'
import { announcementOf } from '#server/records/announcement.ts'

/** What the public pages announce now, with the order's packages for whoever switched to them. */
export async function readAnnounced(db: Db): Promise<Announced> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', sql<unknown>`content`.as('content')])
    .execute()
  const packages = await db
    .selectFrom('packages')
    .select(['name', 'price as priceCents', 'processing_time as processingTime', 'features', 'recommended'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .execute()
  return announcedFor(announcementOf(rows), packages)
}
