import { type Action, can } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'

export type Parties = { registrationId: string; customerId: string; agentId: string | null }

type MessageAction = Extract<Action, `messages.${string}`>

const parties = (context: Context, id: string) =>
  context.db.selectFrom('business_registrations').select(['id', 'user_id', 'assigned_agent_id']).where('id', '=', id)

function partiesOf(
  context: Context,
  action: MessageAction,
  row: { id: string; user_id: string; assigned_agent_id: string | null } | undefined,
): Parties {
  if (!row || !can(context.actor, action, { ownerId: row.user_id, agentId: row.assigned_agent_id }))
    throw new AppError('not_found')
  return { registrationId: row.id, customerId: row.user_id, agentId: row.assigned_agent_id }
}

/** The parties of a conversation in which the actor takes part; any other is answered as not found. */
export const loadParties = async (context: Context, id: string, action: MessageAction): Promise<Parties> =>
  partiesOf(context, action, await parties(context, id).executeTakeFirst())

/** The same, and nobody gives it to another agent until the transaction is over (S26). */
export const holdParties = async (tx: Context, id: string, action: MessageAction): Promise<Parties> =>
  partiesOf(tx, action, await parties(tx, id).forShare().executeTakeFirst())
