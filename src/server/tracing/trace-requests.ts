import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#server/context.ts'
import { runTraced } from './current-trace.ts'
import { beginTrace, type Trace } from './traceparent.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | undefined
  }
  interface FastifyInstance {
    /** The share of traces that are recorded. */
    traceRatio: number
  }
}

/** Created on first use: a request that the router refuses reaches no hook, but its log line has a trace as well. */
export function traceOf(request: FastifyRequest): Trace {
  request.trace ??= beginTrace(request.headers['traceparent'], request.id, request.server.traceRatio)
  return request.trace
}

/** Routes without spans: a live stream lasts for hours, and monitoring polls the others all the time. */
const UNTOLD = new Set(['/api/events', '/healthz', '/readyz', '/metrics'])

/** Jobs and outgoing calls of a request continue its trace; its span is sent if a collector is configured. */
export function traceRequests(app: FastifyInstance, { spans, config }: Pick<Services, 'spans' | 'config'>): void {
  app.decorateRequest('trace', undefined)
  app.decorate('traceRatio', spans ? config.otlpRatio : 0)
  // Set after the body has arrived, because the events of the request's stream would lose an async context set before.
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
