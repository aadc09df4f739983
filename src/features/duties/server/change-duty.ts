import { sql } from 'kysely'
import { type DutyStatus, isPending } from '#features/duties/rules/duty.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

type Change = {
  status: DutyStatus
  /** Null when a payment or refund of a purchase changes the duty, not a person. */
  by: string | null
  receipt?: string | null
  documentId?: string | null
  reason?: string | null
}

/** Sets the status of a duty and publishes the change. The transaction must hold the company's lock, as every change of duties does. */
export async function changeDuty(tx: Context, dutyId: string, change: Change): Promise<void> {
  const duty = await tx.db
    .selectFrom('duties as d')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select(['d.id', 'd.updated_at', 'r.id as registrationId', 'r.user_id as customerId'])
    .select(['r.assigned_agent_id as agentId', sql<DutyStatus>`d.status`.as('status')])
    .where('d.id', '=', dutyId)
    .forUpdate('d')
    .executeTakeFirst()
  if (!duty) throw new AppError('not_found')
  const { status, by, receipt = null, documentId = null, reason = null } = change
  const done = status === 'done'
  await tx.db
    .updateTable('duties')
    .set({
      status,
      status_at: tx.now,
      status_by: by,
      by_rule: false,
      receipt: done ? receipt : null,
      document_id: done ? documentId : null,
      reason: status === 'waived' ? reason : null,
      // `updated_at` is the version, so two changes within one millisecond still get different times.
      updated_at: new Date(Math.max(tx.now.getTime(), duty.updated_at.getTime() + 1)),
    })
    .where('id', '=', dutyId)
    .execute()
  const { registrationId, customerId, agentId, status: from } = duty
  await tx.emit('duty.statusChanged', { dutyId, registrationId, customerId, agentId, from, to: status })
}

/** `changeDuty` for purchases: a duty that was settled meanwhile or no longer exists is left alone. */
export async function followDuty(tx: Context, dutyId: string | null, change: Change): Promise<void> {
  if (dutyId === null) return
  const duty = await tx.db
    .selectFrom('duties')
    .select(sql<DutyStatus>`status`.as('status'))
    .where('id', '=', dutyId)
    .forUpdate()
    .executeTakeFirst()
  if (duty && isPending(duty.status)) await changeDuty(tx, dutyId, change)
}
