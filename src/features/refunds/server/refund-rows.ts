import { sql } from 'kysely'
import { creditNoteNumber } from '#features/refunds/rules/credit-note-number.ts'
import type { RefundStage } from '#features/refunds/rules/stages.ts'
import type { RefundFailure, RefundStatus } from '#features/refunds/rules/status.ts'
import type { RefundGround } from '#features/refunds/rules/withdrawal.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { type Actor, listScope } from '#rules/access.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export const refundRows = (db: Db) =>
  db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .leftJoin('profiles as d', 'd.id', 'f.decided_by')
    .select(['f.id', 'f.payment_id', 'f.price_percent', 'f.state_fee_percent', 'f.price_cents', 'f.state_fee_cents'])
    .select(['f.amount', 'f.reason', 'f.by_office', 'f.asked_at', 'f.decided_at', 'f.decision_reason', 'f.paid_at'])
    .select(['f.tries', 'f.tried_at', 'd.name as decided_by', 'r.id as registration_id', 'r.company_name', 'r.user_id'])
    .select(['c.name as customer_name', 'c.email as customer_email'])
    .select([sql<RefundStage>`f.stage`.as('stage'), sql<RefundStatus>`f.status`.as('status')])
    .select([
      sql<RefundFailure | null>`coalesce(f.bank, f.failure)`.as('failure'),
      sql<RefundGround | null>`case when f.unexpected then 'unexpected' else f.ground end`.as('ground'),
    ])
    .select(sql<RegistrationStatus>`r.status`.as('registration_status'))
type Row = Awaited<ReturnType<ReturnType<typeof refundRows>['executeTakeFirstOrThrow']>>

export function refundView(row: Row, actor: Actor) {
  const own = listScope(actor, 'refunds.read').kind === 'owner'
  return {
    id: row.id,
    paymentId: row.payment_id,
    stage: row.stage,
    ground: row.ground,
    pricePercent: row.price_percent,
    stateFeePercent: row.state_fee_percent,
    figures: { priceCents: row.price_cents, stateFeeCents: row.state_fee_cents, totalCents: row.amount },
    reason: row.reason,
    byOffice: row.by_office,
    status: row.status,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    paidAt: row.paid_at,
    returned: row.status === 'failed' && row.failure === 'returned',
    creditNote: row.status === 'paid' ? creditNoteNumber(row.id) : null,
    registration: { id: row.registration_id, companyName: row.company_name, status: row.registration_status },
    customer: own ? null : { id: row.user_id, name: row.customer_name, email: row.customer_email },
    office: own
      ? null
      : {
          decidedBy: row.ground === 'unexpected' ? null : row.decided_by,
          failure: row.failure,
          tries: row.tries,
          triedAt: row.tried_at,
        },
  }
}

export async function readOne(context: Context, id: string) {
  const row = await refundRows(context.db).where('f.id', '=', id).executeTakeFirst()
  return refundView(orNotFound(context, 'refunds.read', row), context.actor)
}
