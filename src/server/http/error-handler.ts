import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/error.ts'
import { AppError, statusOf } from '#domain/errors.ts'
import { asAppError } from './as-app-error.ts'

/** Anything unexpected is a 500 with a reference number; what went wrong is only in the log. */
export function answerError(
  thrown: FastifyError | unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asAppError(thrown)
  if (!known) request.log.error({ reqId: request.id, err: thrown }, 'unexpected')
  else if (known.code === 'unavailable') request.log.warn({ reqId: request.id, err: thrown }, 'unavailable')
  const error = known ?? new AppError('internal')
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.reason ? { reason: error.reason } : {}),
      ...(error.fields ? { fields: error.fields } : {}),
      requestId: request.id,
    },
  }
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .code(statusOf(error.code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
