import type { FastifyInstance } from 'fastify'
import { AppError } from '#rules/errors.ts'
import type { Services } from '#server/context.ts'
import { contextOf } from '#server/http/mount.ts'
import { WEBHOOK_PATH } from './provider/webhook-path.ts'
import { receiveEvent } from './receive-event.ts'

const BODY_LIMIT = 512 * 1024

/** Webhook messages come without a session and are read as raw bytes, because the signature covers the bytes. */
export function mountWebhooks(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('malformed')
      const outcome = await receiveEvent(contextOf(services, request), 'stripe', request.body, request.headers)
      // A message refused for good is answered with an error, so that it also shows in the provider's own list.
      if (outcome === 'refused') throw new AppError('malformed')
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}
