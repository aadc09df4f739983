import type { catalog } from '#features/catalog/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Handler } from '#server/http/handler.ts'

export const listPackages: Handler<typeof catalog.packages> = async ({ db }, { language = 'pt_BR' }) => {
  const rows = await db
    .selectFrom('packages')
    .select([
      'id',
      'name',
      'price',
      'price_brl',
      'state_fee',
      'processing_time',
      'features',
      'recommended',
      'created_at',
    ])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      priceCents: row.price,
      priceBrlCents: row.price_brl,
      stateFeeCents: row.state_fee,
      processingTime: referenceText(language, row.processing_time),
      features: row.features.map((feature) => referenceText(language, feature)),
      recommended: row.recommended,
      createdAt: row.created_at,
    })),
  }
}
