import { z } from 'zod'
import { noProcessor, type Processors, processorKinds, transferMechanisms } from '#features/privacy/rules/processors.ts'
import type { Seller } from '#features/site-settings/rules/seller.ts'

/** The columns of `site_settings` with the seller's details. */
export const sellerColumns = ['legal_name', 'cnpj', 'seller_address', 'officer_name', 'officer_email'] as const
type SellerRow = Record<(typeof sellerColumns)[number], string | null>

export const sellerOf = (row: SellerRow): Seller => ({
  legalName: row.legal_name ?? '',
  cnpj: row.cnpj ?? '',
  sellerAddress: row.seller_address ?? '',
  officerName: row.officer_name ?? '',
  officerEmail: row.officer_email ?? '',
})

const stored = z.object({ name: z.string(), country: z.string(), mechanism: z.enum(['', ...transferMechanisms]) })
const storedProcessors = z.record(z.string(), stored.catch(noProcessor)).catch({})

/** Adds the kinds that are missing in the column, because an older version of the product may have saved fewer kinds. */
export function processorsOf(column: unknown): Processors {
  const known = storedProcessors.parse(column)
  return Object.fromEntries(processorKinds.map((kind) => [kind, known[kind] ?? noProcessor])) as Record<
    (typeof processorKinds)[number],
    z.output<typeof stored>
  >
}
