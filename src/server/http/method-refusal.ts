import type { FastifyRequest } from 'fastify'
import { AppError } from '#rules/errors.ts'
import type { ServedRoute } from '#server/feature.ts'

/** A 405 for a known path with another method; undefined for an unknown path, which is a 404. */
export function makeMethodRefusal(routes: readonly ServedRoute[]): (request: FastifyRequest) => AppError | undefined {
  const patterns = routes.map(({ route }) => new RegExp(`^${route.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`))
  return (request) => {
    const path = request.url.split('?')[0] ?? ''
    return patterns.some((pattern) => pattern.test(path)) ? new AppError('method_not_allowed') : undefined
  }
}
