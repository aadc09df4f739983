import type { contract } from '#contract/index.ts'
import { can } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { Handler } from '#server/http/mount.ts'
import { registrationView, visibleRegistrations } from './read-registrations.ts'

export const readRegistration: Handler<typeof contract.registrations.read> = async (context, { id }) => {
  const row = await visibleRegistrations(context, 'registrations.read').where('r.id', '=', id).executeTakeFirst()
  const mine = row && can(context.actor, 'registrations.read', { ownerId: row.user_id, agentId: row.assigned_agent_id })
  if (!mine) throw new AppError('not_found')
  return registrationView(row)
}
