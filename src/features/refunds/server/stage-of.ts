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

/** How far what a payment is for has come. */
export async function stageOf(db: Db, of: Of): Promise<RefundStage> {
  const { registrationId, registrationStatus: status, purchaseId } = of
  const purchase = purchaseId === null ? undefined : await purchaseOf(db, purchaseId)
  if (purchase?.kind === 'extra') return stageOfService(purchase.status)
  const record = await readCompanyRecord(db, registrationId)
  const formation = { status, record, papersBrought: await papersBrought(db, registrationId) }
  return purchase ? stageOfUpgrade(formation) : stageOfFormation(formation)
}

/**
 * Money for a company that is not finished ends its order with it, and a withdrawal ends one that is; what was bought later ends only
 * itself.
 */
export const closesOrder = ({ registrationStatus, purchaseId }: Of, ground: RefundGround | null): boolean =>
  purchaseId === null &&
  ground !== 'unexpected' &&
  (ground === 'withdrawal' ? registrationStatus !== 'rejected' : !isFinished(registrationStatus))
