import type { FastifyRequest } from 'fastify'
import { id } from '#contract/fields.ts'
import { LOOKS_AT } from '#contract/looks-at.ts'
import type { Actor } from '#rules/access.ts'

/** The agent whose lists a superadmin reads in the agents' panel; writes from there stay the superadmin's own (A7). */
function lookedAt({ method, headers }: FastifyRequest): { looksAt?: string } {
  const asked = method === 'GET' ? headers[LOOKS_AT] : undefined
  return asked === undefined ? {} : { looksAt: id.parse(asked) }
}

/** The request's caller, as `src/rules/access.ts` describes callers. */
export function actorOf(request: FastifyRequest): Actor {
  const { session } = request
  if (!session) return { kind: 'visitor' }
  const acting = session.impersonationId !== null
  return { kind: 'account', id: session.userId, role: session.role, acting, ...lookedAt(request) }
}
