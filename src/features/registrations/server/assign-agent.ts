import type { registrations } from '#features/registrations/contract.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { giveRegistration, lockActiveAgent, refuseUnlessActive } from './give-registration.ts'
import { isRefunded } from './is-refunded.ts'
import { lockRegistration } from './load-registration.ts'
import { readRegistration } from './read-registration.ts'

type Assignment = {
  id: string
  agentId: string
  expectedAgentId: string | null
  confirmUnpaid?: boolean | undefined
  /** Accepts a registration that this agent already has, whichever agent the caller expected. */
  evenIfDone?: boolean
}

/** Gives one registration to an agent, in the caller's transaction. */
export async function assignOne(tx: Context, asked: Assignment): Promise<void> {
  const { id, agentId, expectedAgentId, confirmUnpaid = false, evenIfDone = false } = asked
  // People are locked before registrations everywhere, which prevents deadlocks (hold-account.ts).
  const agent = await lockActiveAgent(tx, agentId)
  const found = await lockRegistration(tx, id, 'registrations.assign')
  const previousAgentId = found.parties.agentId
  if (evenIfDone && previousAgentId === agentId) return
  if (previousAgentId !== expectedAgentId) throw new AppError('conflict')
  if (previousAgentId === agentId) return
  refuseUnlessActive(agent)
  const paid = found.paid && !(await isRefunded(tx, id))
  if (!paid && !confirmUnpaid) throw new AppError('unpaid', { reason: 'assignment_unpaid' })
  await giveRegistration(tx, found, agentId)
}

export const assignAgent: Handler<typeof registrations.assign> = (context, asked) =>
  inTransaction(context, async (tx) => {
    await assignOne(tx, asked)
    return readRegistration(tx, { id: asked.id })
  })
