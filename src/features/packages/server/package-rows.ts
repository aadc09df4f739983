import { sql } from 'kysely'
import type { PackageContent, StoredPackage } from '#features/packages/rules/package.ts'
import type { Db } from '#server/db/connect.ts'

/** Packages with their last editor and whether a registration refers to them, without those that were removed for good. */
export const packageRows = (db: Db) =>
  db
    .selectFrom('packages as k')
    .leftJoin('profiles as e', 'e.id', 'k.edited_by')
    .select([
      'k.id',
      'k.name',
      'k.description',
      'k.price',
      'k.price_brl',
      'k.state_fee',
      'k.processing_time',
      'k.features',
      'k.recommended',
      'k.alerts',
    ])
    .select(['k.reference_key', 'k.deleted_at', 'k.version', 'k.edited_at', 'e.name as edited_by_name'])
    .select(sql<boolean>`exists (select from business_registrations r where r.package_id = k.id)`.as('in_use'))
    .where('k.removed_at', 'is', null)

export type PackageRow = Awaited<ReturnType<ReturnType<typeof packageRows>['executeTakeFirstOrThrow']>>

export const contentOf = (row: PackageRow): StoredPackage => ({
  name: row.name,
  description: row.description,
  priceCents: row.price,
  priceBrlCents: row.price_brl,
  stateFeeCents: row.state_fee,
  processingTime: row.processing_time,
  features: row.features,
  recommended: row.recommended,
  alerts: row.alerts,
})

export const columnsOf = (content: PackageContent) => ({
  name: content.name,
  description: content.description,
  price: content.priceCents,
  price_brl: content.priceBrlCents,
  state_fee: content.stateFeeCents,
  processing_time: content.processingTime,
  features: content.features,
  recommended: content.recommended,
  alerts: content.alerts,
})

export const packageView = (row: PackageRow) => ({
  id: row.id,
  ...contentOf(row),
  inUse: row.in_use,
  archivedAt: row.deleted_at,
  version: row.version,
  editedAt: row.edited_at,
  editedBy: row.edited_by_name,
})
