import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AppError } from '#rules/errors.ts'
import type { Services } from '#server/context.ts'
import { measureRequests } from './metrics.ts'
import { makeReadiness } from './readiness.ts'
import { version } from './version.ts'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** Headers that proxies, load balancers and CDNs add to a request that they forward. */
const PASSED_ON =
  /^(forwarded|via|x-forwarded.*|x-(real|client|cluster-client|original|remote|envoy|azure|amzn)(-.*)?|.*client-ip|.*connecting-ip|cf-.*|cdn-.*|proxy-.*|max-forwards)$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A proxy on the same machine connects from loopback too: without the token only a direct request to a loopback name may read metrics. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(`Bearer ${token}`))
  const local = LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && LOCAL_NAME.test(request.headers.host ?? '')
  return local && !Object.keys(request.headers).some((name) => PASSED_ON.test(name))
}

/** The routes for operators: liveness, readiness and metrics. */
export function mountOperations(
  app: FastifyInstance,
  services: Services,
  { pool, isStopping }: { pool: pg.Pool; isStopping: () => boolean },
): void {
  const { figures } = services
  measureRequests(app, figures.metrics)
  const failingParts = makeReadiness(services, pool, isStopping)

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  )

  app.get('/readyz', async (_request, reply) => {
    const failing = await failingParts()
    reply.header('cache-control', 'no-store')
    if (failing.length === 0) return reply.send({ status: 'ok' })
    return reply.code(503).send({ status: 'unavailable', failing })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, services.config.metricsToken)) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await figures.text())
  })
}
