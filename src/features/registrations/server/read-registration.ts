import type { registrations } from '#features/registrations/contract.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Handler } from '#server/http/handler.ts'
import { registrationView, visibleRegistrations } from './read-registrations.ts'

export const readRegistration: Handler<typeof registrations.read> = async (context, { id }) => {
  const row = await visibleRegistrations(context, 'registrations.read').where('r.id', '=', id).executeTakeFirst()
  return registrationView(context, orNotFound(context, 'registrations.read', row))
}
