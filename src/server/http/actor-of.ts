import type { FastifyRequest } from 'fastify'
import { id } from '#contract/fields.ts'
import { LOOKS_AT } from '#contract/looks-at.ts'
import type { Actor } from '#rules/access.ts'

/** The agent whose lists a superadmin reads in the agents' panel; what is written there is the superadmin's own (A7). */
function lookedAt({ method, headers }: FastifyRequest): { looksAt?: string } {
  const asked = method === 'GET' ? headers[LOOKS_AT] : undefined
  return asked === undefined ? {} : { looksAt: id.parse(asked) }
}

/** Who makes this request, as the rules know people. */
export function actorOf(request: FastifyRequest): Actor {
  const { session } = request
  if (!session) return { kind: 'visitor' }
  const acting = session.impersonationId !== null
  return { kind: 'account', id: session.userId, role: session.role, acting, ...lookedAt(request) }
}
