import { can } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import type { Context } from '#server/context.ts'

/** Locked until the end of the transaction: changes to one registration take their turns. */
export async function lockRegistration(
  tx: Context,
  action: 'registrations.assign' | 'registrations.setStatus',
  id: string,
) {
  const row = await tx.db
    .selectFrom('business_registrations')
    .select(['id', 'status', 'user_id', 'assigned_agent_id', 'paid_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !can(tx.actor, action, { ownerId: row.user_id, agentId: row.assigned_agent_id }))
    throw new AppError('not_found')
  return {
    id,
    status: row.status as RegistrationStatus,
    customerId: row.user_id,
    agentId: row.assigned_agent_id,
    paid: row.paid_at !== null,
  }
}
