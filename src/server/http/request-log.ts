import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '#server/auth/find-session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
}

/** One JSON line per request: ids and route patterns only, never addresses, bodies or query strings. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      actor: request.session?.userId,
      impersonator: request.session?.impersonatorId ?? undefined,
      trace: traceId(request.headers['traceparent']),
    },
    'request',
  )
}

export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('session', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

const traceId = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header)?.[1] : undefined
