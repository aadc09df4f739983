import type { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import type { Handler } from '#server/http/handler.ts'
import { assignOne } from './assign-agent.ts'
import { eachByItself } from './each-by-itself.ts'

export const assignMany: Handler<typeof registrationsMany.assignMany> = (
  context,
  { agentId, confirmUnpaid, registrations },
) =>
  eachByItself(context, registrations, (tx, one) => assignOne(tx, { ...one, agentId, confirmUnpaid, evenIfDone: true }))
