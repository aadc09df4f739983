import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '#server/auth/find-session.ts'
import { traceOf } from '#server/tracing/trace-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
}

/** One JSON line per request: ids and route patterns only, never addresses, bodies or query strings. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { traceId, spanId } = traceOf(request)
  request.log.info(
    {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      actor: request.session?.userId,
      impersonator: request.session?.impersonatorId ?? undefined,
      trace: traceId,
      span: spanId,
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
