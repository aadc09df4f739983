import { sql } from 'kysely'
import { statusOnceAssigned } from '#features/registrations/rules/transitions.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { lockRegistration } from './load-registration.ts'
import { recordChange } from './record-change.ts'

type Locked = Awaited<ReturnType<typeof lockRegistration>>

/** Locks the agent if they may be given work: an inactive agent keeps their registrations and gets no new ones (E5). */
export const lockActiveAgent = (tx: Context, agentId: string) =>
  tx.db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', agentId)
    .where('role', '=', sql.lit('agent'))
    .where('agent_active', '=', sql.lit(true))
    .where('banned', '=', sql.lit(false))
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()

export function refuseUnlessActive(agent: object | undefined, field = 'agentId'): void {
  if (!agent) throw new AppError('invalid', { fields: { [field]: 'agent_unavailable' } })
}

/** Gives a locked registration to an agent: status, history row and event in one transaction (E2, E14). */
export async function giveRegistration(tx: Context, { id, status: from, parties }: Locked, agentId: string) {
  const to = statusOnceAssigned(from)
  await tx.db
    .updateTable('business_registrations')
    .set({ assigned_agent_id: agentId, status: to })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, { registrationId: id, from, to, agentId })
  const { customerId, agentId: previousAgentId } = parties
  await tx.emit('registration.assigned', { registrationId: id, customerId, agentId, previousAgentId, from, to })
}
