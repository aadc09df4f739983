import { sql } from 'kysely'
import { type DutyStatus, isPending } from '#features/duties/rules/duty.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

type Change = {
  status: DutyStatus
  /** Null when what was ordered changes it, and not a person. */
  by: string | null
  receipt?: string | null
  documentId?: string | null
  reason?: string | null
}

/** Sets what was done about a duty, and tells of it. In a transaction that holds the company, as everybody who changes duties does. */
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
      // Each version has its own time, however close two of them are.
      updated_at: new Date(Math.max(tx.now.getTime(), duty.updated_at.getTime() + 1)),
    })
    .where('id', '=', dutyId)
    .execute()
  const { registrationId, customerId, agentId, status: from } = duty
  await tx.emit('duty.statusChanged', { dutyId, registrationId, customerId, agentId, from, to: status })
}

/** The same, for what was ordered: a duty that somebody settled meanwhile, or that is gone, stays as it is. */
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
