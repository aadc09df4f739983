import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Services } from '#server/context.ts'
import { measureRequests } from './metrics.ts'
import { makeReadiness } from './readiness.ts'
import { version } from './version.ts'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A proxy on the same machine connects from loopback too: what it forwards does not count as local. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(`Bearer ${token}`))
  const local = LOOPBACK.test(request.raw.socket.remoteAddress ?? '')
  return local && FORWARDED.every((name) => request.headers[name] === undefined)
}

/** What the people who run the server ask: is it alive, is it ready, how is it doing. */
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
