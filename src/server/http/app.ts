import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#rules/errors.ts'
import type { FindSession } from '#server/auth/find-session.ts'
import type { Services } from '#server/context.ts'
import { routesOf, type ServerFeature } from '#server/feature.ts'
import { mountEvents } from '#server/live/events-route.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { mountOpenApi } from '#server/operations/openapi.ts'
import { mountOperations } from '#server/operations/operations-routes.ts'
import type { Site } from '#server/static/site.ts'
import { traceRequests } from '#server/tracing/trace-requests.ts'
import { FILE_TIME_MS, limitBodyTime } from './body-time.ts'
import { answerError, answerRouterError } from './error-handler.ts'
import { acceptJsonOnly, BODY_LIMIT } from './json-body.ts'
import { lazySerializers } from './lazy-serializers.ts'
import { makeMethodRefusal } from './method-refusal.ts'
import { mount } from './mount.ts'
import { ownOrigins, refuseForeignOrigin } from './origin-check.ts'
import { logRequests } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { serveSite } from './serve-site.ts'
import { answerUnreadable, refuseOddHost, refuseOddRequests } from './unreadable.ts'

/** A client that reads nothing of its answer for this long is disconnected; live streams send something more often. */
const SILENT_MS = 120_000

type Pool = Parameters<typeof mountOperations>[2]['pool']

/** The whole server without a port: used by main and by the tests. */
export async function buildApp(options: {
  features: readonly ServerFeature[]
  services: Omit<Services, 'log'>
  findSession: FindSession
  pool: Pool
  hub: LiveHub
  site?: Site | undefined
  logger: FastifyBaseLogger
  isStopping?: () => boolean
}): Promise<FastifyInstance> {
  const { config, origin } = options.services
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: FILE_TIME_MS,
    connectionTimeout: SILENT_MS,
    keepAliveTimeout: 65_000,
    // Checked often, so that headers sent byte by byte hold a connection for little more than `headersTimeout`. A missing host is
    // refused below: Node's own refusal lacks our headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    frameworkErrors: answerRouterError,
    clientErrorHandler: answerUnreadable,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 100 },
    // While the server closes, open connections are still served; `connection: close` in each answer keeps clients from reusing them.
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  const services: Services = { ...options.services, log: app.log }
  const own = ownOrigins(origin)

  // Each log line contains the request's id: creating a logger per request would cost more than the line.
  app.setChildLoggerFactory((logger) => logger)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    refuseOddHost(request.raw)
    if (request.url.startsWith('/api/')) refuseForeignOrigin(request, own)
    done()
  })
  app.setErrorHandler(answerError)
  refuseOddRequests(app)
  acceptJsonOnly(app)
  limitBodyTime(app)
  traceRequests(app, services)
  logRequests(app)
  mountOperations(app, services, {
    pool: options.pool,
    isStopping: options.isStopping ?? (() => false),
  })
  const routes = routesOf(options.features).filter(({ where }) => where(config))
  mountOpenApi(app, options.findSession, routes)
  mountEvents(app, services, options.findSession, options.hub)
  mount(app, services, options.findSession, routes)
  const needs = { findSession: options.findSession, own, site: options.site }
  for (const feature of options.features) feature.mount?.(app, services, needs)
  const methodRefusal = makeMethodRefusal(routes)
  app.setNotFoundHandler((request, reply) => {
    const tools = config.demo || config.development
    const served = options.site && serveSite(options.site, request, reply, { tools })
    if (served) return served
    throw methodRefusal(request) ?? new AppError('not_found')
  })
  return app
}
