import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/error.ts'
import { AppError } from '#rules/errors.ts'
import { asAppError } from './as-app-error.ts'
import { statusOf, textOf } from './refusal.ts'
import { logRequest } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

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
      message: textOf(error),
      ...(error.reason ? { reason: error.reason } : {}),
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.problems ? { problems: [...error.problems] } : {}),
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

/** Addresses that the router itself refuses reach no hook: their answers get headers and log line here (S45, S58). */
export function answerRouterError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders).header('x-request-id', request.id)
  answerError(thrown, request, reply)
  logRequest(request, reply)
}
