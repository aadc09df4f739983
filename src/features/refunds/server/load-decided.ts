import { sql } from 'kysely'
import { type Returned, returnedShape } from '#features/payments/rules/returned.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import type { Sent } from '#features/refunds/rules/standing.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Context } from '#server/context.ts'

/** A refund in `sending` or `paid`, with the provider's refunds of the payment. Read while the order is locked. */
export type Decided = {
  id: string
  attempt: number
  status: 'sending' | 'paid'
  sent: Sent
  returned: readonly Returned[]
  stage: RefundStage
  ground: RefundGround | null
  decidedBy: string | null
  amountCents: number
  paymentId: string
  purchaseId: string | null
  registrationStatus: RegistrationStatus
  parties: { registrationId: string; customerId: string; agentId: string | null }
}

/** Without a permission check, because jobs call it too: permission was checked when the refund was decided. */
export async function loadDecided(tx: Context, paymentId: string): Promise<Decided[]> {
  const rows = await tx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .select(['f.id', 'f.attempt', 'f.amount', 'f.given_before', 'f.provider_refund_id', 'f.decided_by'])
    .select(['p.purchase_id', 'p.returned', 'r.id as registration_id', 'r.user_id', 'r.assigned_agent_id'])
    .select([
      sql<RefundStage>`f.stage`.as('stage'),
      sql<RefundGround | null>`case when f.unexpected then 'unexpected' else f.ground end`.as('ground'),
    ])
    .select([sql<'sending' | 'paid'>`f.status`.as('status'), sql<RegistrationStatus>`r.status`.as('order_status')])
    .where('p.id', '=', paymentId)
    .where('f.status', 'in', [sql.lit('sending'), sql.lit('paid')])
    .orderBy('f.asked_at')
    .forUpdate('f')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt,
    status: row.status,
    sent: {
      ...{ id: row.id, amountCents: row.amount },
      ...{ givenBefore: row.given_before, providerId: row.provider_refund_id },
    },
    returned: returnedShape.parse(row.returned),
    stage: row.stage,
    ground: row.ground,
    decidedBy: row.decided_by,
    amountCents: row.amount,
    paymentId,
    purchaseId: row.purchase_id,
    registrationStatus: row.order_status,
    parties: { registrationId: row.registration_id, customerId: row.user_id, agentId: row.assigned_agent_id },
  }))
}
