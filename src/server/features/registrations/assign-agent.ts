import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { statusOnceAssigned } from '#domain/registrations/transitions.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { lockRegistration } from '#server/records/load-registration.ts'
import { isRefunded } from './is-refunded.ts'
import { readRegistration } from './read-registration.ts'
import { recordChange } from './record-change.ts'

/** Locks the agent, if such a person may be given work: an inactive one keeps what there is and gets nothing new (E5). */
const lockActive = (tx: Context, agentId: string) =>
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

function refuseUnless(agent: object | undefined): void {
  if (!agent) throw new AppError('invalid', { fields: { agentId: 'agent_unavailable' } })
}

type Assignment = {
  id: string
  agentId: string
  expectedAgentId: string | null
  confirmUnpaid?: boolean | undefined
  /** Whether a registration that the agent has already is as good as given, whoever had it before. */
  evenIfDone?: boolean
}

/** Gives one registration to an agent, in the caller's transaction. */
export async function assignOne(tx: Context, asked: Assignment): Promise<void> {
  const { id, agentId, expectedAgentId, confirmUnpaid = false, evenIfDone = false } = asked
  // The person before the registration, as everywhere (hold-account.ts).
  const agent = await lockActive(tx, agentId)
  const found = await lockRegistration(tx, id, 'registrations.assign')
  const { customerId, agentId: previousAgentId } = found.parties
  if (evenIfDone && previousAgentId === agentId) return
  if (previousAgentId !== expectedAgentId) throw new AppError('conflict')
  if (previousAgentId === agentId) return
  refuseUnless(agent)
  const paid = found.paid && !(await isRefunded(tx, id))
  if (!paid && !confirmUnpaid) throw new AppError('unpaid', { reason: 'assignment_unpaid' })
  const { status: from } = found
  const to = statusOnceAssigned(from)
  await tx.db
    .updateTable('business_registrations')
    .set({ assigned_agent_id: agentId, status: to })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, { registrationId: id, from, to, agentId })
  await tx.emit('registration.assigned', { registrationId: id, customerId, agentId, previousAgentId, from, to })
}

export const assignAgent: Handler<typeof contract.registrations.assign> = (context, asked) =>
  inTransaction(context, async (tx) => {
    await assignOne(tx, asked)
    return readRegistration(tx, { id: asked.id })
  })
