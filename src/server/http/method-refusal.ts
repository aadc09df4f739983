import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { routesOf } from './mount.ts'

const patterns = routesOf().map(({ route }) => new RegExp(`^${route.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`))

/** A known path asked with the wrong method says so; anything else is not found. */
export function methodRefusal(request: FastifyRequest): AppError | undefined {
  const path = request.url.split('?')[0] ?? ''
  return patterns.some((pattern) => pattern.test(path)) ? new AppError('method_not_allowed') : undefined
}
