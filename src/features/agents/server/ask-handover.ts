import { sql } from 'kysely'
import type { handoverCalls } from '#features/agents/contract/handovers.ts'
import { lockActiveAgent, refuseUnlessActive } from '#features/registrations/server/give-registration.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { readHandover } from './handover-rows.ts'

const openRequest = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('handover_requests')
    .select(['id', 'from_agent_id', 'to_agent_id', 'reason'])
    .where('business_registration_id', '=', registrationId)
    .where('status', '=', sql.lit('open'))
    .executeTakeFirst()

/** An agent asks that another agent take over one of their registrations; an admin decides (E15). */
export const askHandover: Handler<typeof handoverCalls.askHandover> = (context, { id, reason, toAgentId = null }) =>
  inTransaction(context, async (tx) => {
    const me = account(tx).id
    const named = toAgentId === null ? undefined : await lockActiveAgent(tx, toAgentId)
    await lockRegistration(tx, id, 'handovers.ask')
    if (toAgentId === me) throw new AppError('conflict', { reason: 'handover_same_agent' })
    if (toAgentId !== null) refuseUnlessActive(named, 'toAgentId')
    const open = await openRequest(tx, id)
    // The same request again is a retry after a lost answer.
    if (open && open.from_agent_id === me && open.reason === reason && open.to_agent_id === toAgentId)
      return readHandover(tx, open.id)
    if (open) throw new AppError('conflict', { reason: 'handover_asked' })
    const requestId = tx.newId()
    await tx.db
      .insertInto('handover_requests')
      .values({
        id: requestId,
        business_registration_id: id,
        from_agent_id: me,
        to_agent_id: toAgentId,
        reason,
        created_at: tx.now,
      })
      .execute()
    await tx.emit('handover.asked', { requestId, registrationId: id, agentId: me })
    return readHandover(tx, requestId)
  })
