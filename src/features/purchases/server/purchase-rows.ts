import { sql } from 'kysely'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import type { PurchaseKind, PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import { purchaseQuoteShape } from '#features/purchases/rules/purchase-quote.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

/** Purchases with their document, customer and agent. */
export const purchaseRows = (db: Db) =>
  db
    .selectFrom('purchases as u')
    .innerJoin('business_registrations as r', 'r.id', 'u.business_registration_id')
    .leftJoin('documents as doc', 'doc.id', 'u.document_id')
    .select(['u.id', 'u.business_registration_id', 'u.extra_id', 'u.duty_id', 'u.to_package_id', 'u.quote'])
    .select(['u.price', 'u.state_fee', 'u.status_at', 'u.created_at', 'u.paid_at', 'u.receipt', 'u.document_id'])
    .select(['u.preparer_name', 'u.preparer_ptin'])
    .select(['doc.name as document_name', 'r.user_id', 'r.assigned_agent_id', 'r.company_name'])
    .select([sql<PurchaseKind>`u.kind`.as('kind'), sql<PurchaseStatus>`u.status`.as('status')])

export type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchaseRows>['executeTakeFirstOrThrow']>>

export function purchaseView(row: PurchaseRow, language: Language) {
  const { name, duty } = purchaseQuoteShape.parse(row.quote)
  return {
    id: row.id,
    kind: row.kind,
    name: row.kind === 'upgrade' ? name : referenceText(language, name),
    dutyId: row.duty_id,
    duty: duty && { name: dutyNameIn(language, duty.name, duty.usName), period: duty.period },
    totalCents: row.price + row.state_fee,
    status: row.status,
    statusAt: row.status_at,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    receipt: row.receipt,
    document: row.document_id && row.document_name ? { id: row.document_id, name: row.document_name } : null,
  }
}

export const partiesOf = (row: PurchaseRow) => ({
  purchaseId: row.id,
  registrationId: row.business_registration_id,
  customerId: row.user_id,
  agentId: row.assigned_agent_id,
})
