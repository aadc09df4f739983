import { sql } from 'kysely'
import type { PurchaseKind, PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import { type RefundStage, stageOfFormation, stageOfService, stageOfUpgrade } from '#features/refunds/rules/stages.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import { isFinished, type RegistrationStatus } from '#features/registrations/rules/status.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { papersBrought } from '#features/registrations/server/papers-brought.ts'
import type { Db } from '#server/db/connect.ts'

type Of = { registrationId: string; registrationStatus: RegistrationStatus; purchaseId: string | null }

export const purchaseOf = (db: Db, id: string) =>
  db
    .selectFrom('purchases')
    .select([sql<PurchaseKind>`kind`.as('kind'), sql<PurchaseStatus>`status`.as('status')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The refund stage of a payment, from its registration or, for a service, from its purchase. */
export async function stageOf(db: Db, of: Of): Promise<RefundStage> {
  const { registrationId, registrationStatus: status, purchaseId } = of
  const purchase = purchaseId === null ? undefined : await purchaseOf(db, purchaseId)
  if (purchase?.kind === 'extra') return stageOfService(purchase.status)
  const record = await readCompanyRecord(db, registrationId)
  const formation = { status, record, papersBrought: await papersBrought(db, registrationId) }
  return purchase ? stageOfUpgrade(formation) : stageOfFormation(formation)
}

/**
 * A refund of the order's payment ends an undecided order; a withdrawal also ends an approved one. A refund of a purchase or of unexpected
 * money ends no order.
 */
export const closesOrder = ({ registrationStatus, purchaseId }: Of, ground: RefundGround | null): boolean =>
  purchaseId === null &&
  ground !== 'unexpected' &&
  (ground === 'withdrawal' ? registrationStatus !== 'rejected' : !isFinished(registrationStatus))
