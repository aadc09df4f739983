import { type Action, can, type Subject } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** The owner of a record and its assigned agent, if it has one. */
export type Sides = { user_id: string; assigned_agent_id?: string | null }

export const subjectOf = ({ user_id, assigned_agent_id = null }: Sides): Subject => ({
  ownerId: user_id,
  agentId: assigned_agent_id,
})

/** Returns the record if the actor may do `action` to it; otherwise 404, exactly as for a record that does not exist. */
export function orNotFound<Row extends Sides>(
  { actor }: Pick<Context, 'actor'>,
  action: Action,
  row: Row | undefined,
): Row {
  if (!row || !can(actor, action, subjectOf(row))) throw new AppError('not_found')
  return row
}
