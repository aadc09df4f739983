import type { FastifyRequest } from 'fastify'
import { AppError } from '#rules/errors.ts'
import type { Config } from '#server/start/config.ts'
import { servedRoutes } from './mount.ts'

/** A known path asked with the wrong method says so; anything else is not found. */
export function makeMethodRefusal(config: Config): (request: FastifyRequest) => AppError | undefined {
  const patterns = servedRoutes(config).map(
    ({ route }) => new RegExp(`^${route.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`),
  )
  return (request) => {
    const path = request.url.split('?')[0] ?? ''
    return patterns.some((pattern) => pattern.test(path)) ? new AppError('method_not_allowed') : undefined
  }
}
