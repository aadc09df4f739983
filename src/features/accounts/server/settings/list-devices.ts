import type { settings } from '#features/accounts/contract/settings.ts'
import { openDevices } from '#server/auth/open-devices.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** The person's own sessions, including their impersonations; `listAccesses` lists who impersonated this person. */
export const listDevices: Handler<typeof settings.devices> = async (context) => {
  const { id, session } = account(context)
  return { items: await openDevices(context, { id, role: session.role }) }
}
