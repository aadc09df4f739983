import type { contract } from '#features/contract.ts'
import type { Handler } from '#server/http/mount.ts'
import { assignOne } from './assign-agent.ts'
import { eachByItself } from './each-by-itself.ts'

export const assignMany: Handler<typeof contract.registrations.assignMany> = (
  context,
  { agentId, confirmUnpaid, registrations },
) =>
  eachByItself(context, registrations, (tx, one) => assignOne(tx, { ...one, agentId, confirmUnpaid, evenIfDone: true }))
