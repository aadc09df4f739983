import type { handoverCalls } from '#features/agents/contract/handovers.ts'
import type { HandoverStatus } from '#features/agents/rules/handover.ts'
import {
  giveRegistration,
  lockActiveAgent,
  refuseUnlessActive,
} from '#features/registrations/server/give-registration.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { readHandover } from './handover-rows.ts'

type Request = { registrationId: string; fromId: string; toId: string | null; status: HandoverStatus }

async function requestOf({ db }: Context, id: string): Promise<Request> {
  const row = await db
    .selectFrom('handover_requests')
    .select(['business_registration_id', 'from_agent_id', 'to_agent_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const { business_registration_id: registrationId, from_agent_id: fromId, to_agent_id: toId } = row
  return { registrationId, fromId, toId, status: row.status as HandoverStatus }
}

/** Locks the request's registration. Requests change only under that lock, so the status read here holds until the transaction ends. */
async function holdOpen(tx: Context, id: string) {
  const { registrationId } = await requestOf(tx, id)
  const registration = await lockRegistration(tx, registrationId, 'handovers.decide')
  const request = await requestOf(tx, id)
  if (request.status !== 'open') throw new AppError('conflict', { reason: 'handover_decided' })
  return { request, registration }
}

/** Accepting assigns the registration; the reaction of the workflows to that marks the request as accepted (E15). */
export const acceptHandover: Handler<typeof handoverCalls.acceptHandover> = (context, { id, agentId }) =>
  inTransaction(context, async (tx) => {
    const toId = agentId ?? (await requestOf(tx, id)).toId
    if (!toId) throw new AppError('invalid', { reason: 'handover_no_agent', fields: { agentId: 'required' } })
    // People are locked before registrations everywhere, which prevents deadlocks (hold-account.ts).
    const agent = await lockActiveAgent(tx, toId)
    const { registration } = await holdOpen(tx, id)
    if (registration.parties.agentId === toId) throw new AppError('conflict', { reason: 'handover_same_agent' })
    refuseUnlessActive(agent)
    await giveRegistration(tx, registration, toId)
    await tx.emit('handover.accepted', { requestId: id, registrationId: registration.id })
    return readHandover(tx, id)
  })

export const declineHandover: Handler<typeof handoverCalls.declineHandover> = (context, { id, reason }) =>
  inTransaction(context, async (tx) => {
    const { request, registration } = await holdOpen(tx, id)
    await tx.db
      .updateTable('handover_requests')
      .set({ status: 'declined', decided_by: account(tx).id, decided_at: tx.now, decision_reason: reason })
      .where('id', '=', id)
      .execute()
    const about = { requestId: id, registrationId: registration.id, agentId: request.fromId }
    await tx.emit('handover.declined', { ...about, reason })
    return readHandover(tx, id)
  })
