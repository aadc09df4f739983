import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#server/context.ts'
import { runTraced } from './current-trace.ts'
import { beginTrace, type Trace } from './traceparent.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | undefined
  }
  interface FastifyInstance {
    /** The share of traces that begin here and are recorded. */
    traceRatio: number
  }
}

/** Begun with the first question for it: what the router refuses reaches no hook, and has its line in the log all the same. */
export function traceOf(request: FastifyRequest): Trace {
  request.trace ??= beginTrace(request.headers['traceparent'], request.id, request.server.traceRatio)
  return request.trace
}

/** A live stream lasts for hours, and whoever watches the server asks all the time: neither says anything about a call. */
const UNTOLD = new Set(['/api/events', '/healthz', '/readyz', '/metrics'])

/** What a call causes (jobs, calls to other hosts) goes on with its trace; its span is sent where a collector is named. */
export function traceRequests(app: FastifyInstance, { spans, config }: Pick<Services, 'spans' | 'config'>): void {
  app.decorateRequest('trace', undefined)
  app.decorate('traceRatio', spans ? config.otlpRatio : 0)
  // Once the body is here, because a stream's events would lose what was current before it.
  app.addHook('preHandler', (request, _reply, done) => runTraced(traceOf(request), done))
  if (!spans) return
  app.addHook('onResponse', (request, reply, done) => {
    const trace = traceOf(request)
    const route = request.routeOptions.url ?? '(none)'
    if (trace.sampled && !UNTOLD.has(route))
      spans.add({
        trace,
        name: `${request.method} ${route}`,
        kind: 'server',
        endedAt: Date.now(),
        ms: reply.elapsedTime,
        failed: reply.statusCode >= 500,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        },
      })
    done()
  })
}
