import { sql } from 'kysely'
import type { agentCalls } from '#features/agents/contract.ts'
import { type HandoverScope, statusesMoved } from '#features/agents/rules/handover.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { statusOnceAssigned } from '#features/registrations/rules/transitions.ts'
import { lockActiveAgent, refuseUnlessActive } from '#features/registrations/server/give-registration.ts'
import { recordChanges } from '#features/registrations/server/record-change.ts'
import { AppError } from '#rules/errors.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { agentRows } from './agent-rows.ts'

// Each registration has a dozen indexes and several triggers: a few hundred per statement stay far below the statement timeout.
const AT_ONCE = 200

type Held = { registrationId: string; customerId: string; company: string; from: RegistrationStatus }

/** Locks the agent's next registrations in the order of their ids (hold-order.ts); moved ones no longer match the agent. */
async function holdNext({ db }: Context, agentId: string, scope: HandoverScope): Promise<Held[]> {
  const statuses = sql.join(statusesMoved(scope).map((status) => sql.lit(status)))
  const { rows } = await sql<Held>`
    select id as "registrationId", user_id as "customerId", company_name as company, status as "from"
    from business_registrations where assigned_agent_id = ${agentId}::uuid and status in (${statuses})
    order by id ${atMost(AT_ONCE)} for no key update`.execute(db)
  return rows
}

/** The set-based form of assigning one registration, for one batch: agent, status, history and event (E2, E14). */
async function move(tx: Context, held: readonly Held[], { from, to }: { from: string; to: string }): Promise<void> {
  const moved = held.map((one) => ({ ...one, to: statusOnceAssigned(one.from) }))
  for (const status of new Set(moved.map((one) => one.to))) {
    const ids = moved.flatMap((one) => (one.to === status ? [one.registrationId] : []))
    await tx.db
      .updateTable('business_registrations')
      .set({ assigned_agent_id: to, status })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
  }
  await recordChanges(
    tx,
    moved.map((one) => ({ registrationId: one.registrationId, from: one.from, to: one.to, agentId: to })),
  )
  await tx.emit('registration.handedOver', { fromAgentId: from, toAgentId: to, moved })
}

/** Moves all of the agent's work or none: a number other than the caller was shown ends in a conflict (G65). */
export const handOver: Handler<typeof agentCalls.handOver> = (context, { id, toAgentId, scope, expectedCount }) =>
  inTransaction(context, async (tx) => {
    if (id === toAgentId) throw new AppError('conflict', { reason: 'handover_same_agent' })
    // Accounts are locked before registrations everywhere; no other transaction can give either agent more work until this one ends.
    await holdAccounts(tx, [id, toAgentId])
    if (!(await agentRows(tx.db).where('t.id', '=', id).executeTakeFirst())) throw new AppError('not_found')
    refuseUnlessActive(await lockActiveAgent(tx, toAgentId), 'toAgentId')
    const changed = () => new AppError('conflict', { reason: 'handover_changed' })
    let moved = 0
    for (let more = true; more; ) {
      const held = await holdNext(tx, id, scope)
      moved += held.length
      if (moved > expectedCount) throw changed()
      if (held.length > 0) await move(tx, held, { from: id, to: toAgentId })
      more = held.length === AT_ONCE
    }
    if (moved !== expectedCount) throw changed()
    if (moved > 0) await tx.emit('agent.workHandedOver', { fromAgentId: id, toAgentId, count: moved })
    return { moved }
  })
