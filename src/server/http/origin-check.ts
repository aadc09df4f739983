import type { FastifyRequest } from 'fastify'
import { AppError } from '#rules/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The origins of this server's own pages; over plain http also those of loopback. */
export function ownOrigins(origin: string): ReadonlySet<string> {
  const { protocol, port, hostname } = new URL(origin)
  if (protocol !== 'http:') return new Set([origin])
  return new Set([hostname, 'localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${port ? `:${port}` : ''}`))
}

/** A call that changes something must come from our own pages (S19). */
export function refuseForeignOrigin(request: FastifyRequest, own: ReadonlySet<string>): void {
  if (reading.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const foreign = origin !== undefined && !own.has(origin)
  const crossed = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (foreign || crossed) throw new AppError('foreign_origin')
}
