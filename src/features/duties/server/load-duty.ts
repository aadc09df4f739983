import { holdOrder } from '#features/registrations/server/hold-order.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import { type DutyRow, dutyRows } from './duty-rows.ts'

/** Locks the company, then the duty: the order of all transactions. Refuses a caller that saw an older version (optimistic lock). */
export async function lockDuty(tx: Context, id: string, expectedUpdatedAt: string): Promise<DutyRow> {
  await holdOrder(tx, { dutyId: id })
  const row = await dutyRows(tx.db).where('d.id', '=', id).forUpdate('d').executeTakeFirst()
  const duty = orNotFound(tx, 'duties.update', row)
  if (duty.updated_at.toISOString() !== expectedUpdatedAt) throw new AppError('conflict')
  return duty
}

export const readDuty = (tx: Context, id: string): Promise<DutyRow> =>
  dutyRows(tx.db).where('d.id', '=', id).executeTakeFirstOrThrow()

/** `updated_at` is the version, so two changes within one millisecond still get different times. */
export const nextVersion = (tx: Context, { updated_at }: DutyRow): Date =>
  new Date(Math.max(tx.now.getTime(), updated_at.getTime() + 1))

export const partiesOf = (row: DutyRow) => ({
  dutyId: row.id,
  registrationId: row.business_registration_id,
  customerId: row.user_id,
  agentId: row.assigned_agent_id,
})
